import { pagesToStandOn } from './empty-pages.ts'
import type { SeedPage } from './seed-page.ts'

/** Pages with a role that a site with these lacks. Those of the game are for sites that have one. */
export function lackingPages(roles: readonly (string | null)[], hasGame: boolean): readonly SeedPage[] {
  return pagesToStandOn(hasGame).filter(({ role }) => !roles.includes(role ?? null))
}
