import type { Settings } from '../settings.ts'

/** Whether a block or a value of this audience is for a site with these memberships. */
export function isOpenTo(membership: Settings['membership'], audience: string): boolean {
  return (
    audience === 'everyone' || (Object.hasOwn(membership, audience) && membership[audience as keyof typeof membership])
  )
}
