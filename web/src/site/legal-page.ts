import type { SiteView } from '@blickfang/shared/content/site-view.ts'
import type { LegalLink } from '@blickfang/shared/kernel/view.ts'

interface LegalPage extends LegalLink {
  readonly role: string
}

/** The page of a role that the law wants on every page: in the reader's language, else in the site's. */
export function legalPage({ roles, legalElsewhere }: SiteView, wanted: string): LegalPage | undefined {
  return (
    roles.find(({ role }) => role.replace(/^~/, '') === wanted) ?? legalElsewhere.find(({ role }) => role === wanted)
  )
}
