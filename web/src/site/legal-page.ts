import type { SiteView } from '@blickfang/shared/content/site-view.ts'
import type { LegalLink } from '@blickfang/shared/kernel/view.ts'
import { pageOfRole } from './page-of-role.ts'

interface LegalPage extends LegalLink {
  readonly role: string
}

/** The page of a role that the law wants on every page: in the reader's language, else in the site's. */
export function legalPage(site: SiteView, wanted: string): LegalPage | undefined {
  return pageOfRole(site, wanted) ?? site.legalElsewhere.find(({ role }) => role === wanted)
}
