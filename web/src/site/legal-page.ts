import type { SiteView } from '@blickfang/shared/content/site-view.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'

interface LegalPage {
  readonly role: string
  readonly name: string
  readonly href: string
  /** Where it stands in another language than the reader's. */
  readonly locale?: Locale
}

/** The page of a role that the law wants on every page: in the reader's language, else in the site's. */
export function legalPage({ roles, legalElsewhere }: SiteView, wanted: string): LegalPage | undefined {
  return (
    roles.find(({ role }) => role.replace(/^~/, '') === wanted) ?? legalElsewhere.find(({ role }) => role === wanted)
  )
}
