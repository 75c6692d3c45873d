import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import type { LegalLink } from '@blickfang/views/kernel/view.ts'

interface LegalPage extends LegalLink {
  readonly role: string
}

/** The page of a role in the reader's language; undefined where it has none. */
export function pageOfRole({ roles }: Pick<SiteView, 'roles'>, wanted: string): SiteView['roles'][number] | undefined {
  return roles.find(({ role }) => role === wanted)
}

/** The page of a role that the law wants on every page: in the reader's language, else in the site's. */
export function legalPage(site: SiteView, wanted: string): LegalPage | undefined {
  return pageOfRole(site, wanted) ?? site.legalElsewhere.find(({ role }) => role === wanted)
}
