import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Targets } from '@blickfang/contract/kernel/option.ts'
import { hrefOf, type Link } from '@blickfang/contract/options/link/option.ts'
import { type PageAddress, pageHref } from './page-address.ts'

/** Where a link leads in one language; null while it leads nowhere, as to a page that this language does not have. */
export type LinkResolver = (link: Link | null | undefined) => string | null

/** A page's address, with its language where that is another than the reader's. */
export interface AddressIn extends PageAddress {
  readonly language?: Locale
}

/** Where pages stand in one language, among those that the reader may see: a link to any other page has no address. */
export function makeAddressOf(locale: Locale, pages: readonly AddressIn[]): Targets['addressOf'] {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const byRole = new Map<string, AddressIn>(
    pages.flatMap((page) => (page.role ? [[`~${page.role}`, page] as const] : [])),
  )
  return ({ id, role }) => {
    const page = id ? byId.get(id) : byRole.get(role ?? '')
    return page ? pageHref(page.language ?? locale, page) : null
  }
}

/** The same for whole links. */
export function makeLinkResolver(locale: Locale, pages: readonly PageAddress[]): LinkResolver {
  const addressOf = makeAddressOf(locale, pages)
  return (link) => hrefOf(link, { locale, addressOf })
}
