import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { fallbackLocale, isLocale } from '@blickfang/contract/kernel/locale.ts'
import { loadSite } from '../rendering/load-page.ts'
import { reportRender } from '../rendering/render-reports.ts'

interface Asked {
  readonly params: Promise<{ version: string; locale: string }>
}

/** Answers with a manifest of the site, which changes with the site and its icon; 404 where the site has none. `name` is its address below the documents. */
export function makeAnswerManifest(name: string, manifestOf: (site: SiteView) => object | null) {
  return async (_request: Request, { params }: Asked): Promise<Response> => {
    const { version, locale } = await params
    const site = await loadSite(isLocale(locale) ? locale : fallbackLocale, version)
    const manifest = manifestOf(site)
    const status = manifest ? 200 : 404
    const tags = ['site', ...(site.icon ? [`media:${site.icon.id}`] : [])]
    reportRender(`/at/${version}/documents/${name}/${locale}`, { status, tags })
    return Response.json(manifest, { status, headers: { 'content-type': 'application/manifest+json' } })
  }
}
