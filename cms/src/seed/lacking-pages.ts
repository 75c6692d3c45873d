import { pagesToStandOn } from '../plugin/operations/setup/pages/empty-pages.ts'
import type { SeedPage } from '../plugin/operations/setup/pages/seed-page.ts'

/** Pages with a role that a site with these lacks; one without any page is empty, and filled by the seed. Those of the game are for sites that have one. */
export function lackingPages(roles: readonly (string | null)[], hasGame: boolean): readonly SeedPage[] {
  if (roles.length === 0) return []
  return pagesToStandOn(hasGame).filter(({ role }) => !roles.includes(role ?? null))
}
