import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { SiteDocument } from './operations.generated.ts'
import { queryCms } from './query-cms.ts'

interface ReadOptions {
  /** Names and addresses as they are in the drafts, for a signed-in editor. */
  readonly token?: string | undefined
}

/** Settings, navigation and branches: what every page of a language needs beside itself. */
export async function readSite(locale: Locale, { token }: ReadOptions = {}): Promise<SiteView> {
  const { settings } = await queryCms(SiteDocument, { locale, draft: token !== undefined }, { token })
  return settings
}
