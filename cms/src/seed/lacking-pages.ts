import { emptyPages } from './empty-pages.ts'
import type { SeedPage } from './seed-page.ts'

/** Pages with a role that a site with these lacks; one without any page is empty, and filled by the seed. */
export function lackingPages(roles: readonly (string | null)[]): readonly SeedPage[] {
  if (roles.length === 0) return []
  return emptyPages.filter(({ role }) => !roles.includes(role ?? null))
}
