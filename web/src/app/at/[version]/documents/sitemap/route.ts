import { fallbackLocale, type Locale } from '@blickfang/shared/kernel/locale.ts'
import { listAddresses, type PageAddress } from '../../../../../cms/list-addresses.ts'
import { loadSite } from '../../../../../site/load-page.ts'
import { reportRender } from '../../../../../site/render-reports.ts'
import { sitemapXml } from '../../../../../site/seo/sitemap-xml.ts'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: { params: Promise<{ version: string }> }): Promise<Response> {
  const { version } = await params
  const { languages } = await loadSite(fallbackLocale, version)
  const lists = await Promise.all(
    languages.active.map(async (locale) => {
      const listed = await listAddresses(locale)
      const known = new Set(listed.map(({ id }) => id))
      return [...listed, ...(await menuAddresses(locale, version)).filter(({ id }) => !known.has(id))]
    }),
  )
  // Any publish may add or take away an address.
  reportRender(`/at/${version}/documents/sitemap`, { status: 200, tags: null })
  return new Response(sitemapXml(lists.flat(), languages.default), { headers: { 'content-type': 'application/xml' } })
}

/** What the menu shows is meant to be found, also a page of a collection that no block lists, such as the start of the game. */
async function menuAddresses(locale: Locale, version: string): Promise<readonly PageAddress[]> {
  const { navigation } = await loadSite(locale, version)
  const shown = navigation.flatMap(({ children }) => children)
  return shown.map(({ pageId, href }) => ({ id: pageId, locale, href }))
}
