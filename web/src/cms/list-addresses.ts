import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { AddressesDocument } from './operations.generated.ts'
import { queryCms } from './query-cms.ts'

/** A published page's address in one language. */
export interface PageAddress {
  readonly id: string
  readonly locale: Locale
  readonly href: string
  /** When it last went live (ISO, UTC). */
  readonly publishedAt: string
}

/** Every published page of a language that search engines may show. */
export async function listAddresses(locale: Locale): Promise<readonly PageAddress[]> {
  const { addresses } = await queryCms(AddressesDocument, { locale })
  return addresses.map(({ id, href, publishedAt }) => ({ id, locale, href, publishedAt }))
}
