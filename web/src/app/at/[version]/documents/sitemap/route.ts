import { fallbackLocale } from '@blickfang/contract/kernel/locale.ts'
import { listAddresses } from '../../../../../cms/list-addresses.ts'
import { loadSite } from '../../../../../site/rendering/load-page.ts'
import { reportRender } from '../../../../../site/rendering/render-reports.ts'
import { sitemapXml } from '../../../../../site/seo/sitemap-xml.ts'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: { params: Promise<{ version: string }> }): Promise<Response> {
  const { version } = await params
  const { languages } = await loadSite(fallbackLocale, version)
  const lists = await Promise.all(languages.active.map(listAddresses))
  // Any publish may add or take away an address.
  reportRender(`/at/${version}/documents/sitemap`, { status: 200, tags: null })
  return new Response(sitemapXml(lists.flat(), languages.default), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
