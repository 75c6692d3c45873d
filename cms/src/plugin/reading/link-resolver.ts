import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { blockAnchor } from '@blickfang/shared/options/link/anchor.ts'
import { isComplete, type Link, plainHref } from '@blickfang/shared/options/link/option.ts'
import { siteHref } from '@blickfang/shared/options/link/site-href.ts'
import { type PageAddress, pageHref } from './page-address.ts'

/** Where a link leads in one language; null while it leads nowhere, as to a page that this language does not have. */
export type LinkResolver = (link: Link | null | undefined) => string | null

/** `pages` are those the reader may see: a link to any other page has no address. */
export function makeLinkResolver(locale: Locale, pages: readonly PageAddress[]): LinkResolver {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const byRole = new Map<string, PageAddress>(
    pages.flatMap((page) => (page.role ? [[`~${page.role}`, page] as const] : [])),
  )
  return (link) => {
    if (!isComplete(link)) return null
    if (link.type === 'url') return siteHref(link.url ?? '', locale)
    if (link.type !== 'page') return plainHref(link)
    const page = link.page ? byId.get(link.page.id) : byRole.get(link.role ?? '')
    return page ? pageHref(locale, page) + (link.block ? `#${blockAnchor(link.block)}` : '') : null
  }
}
