import { fallbackLocale, isLocale } from '@blickfang/shared/kernel/locale.ts'
import { loadSite } from '../../../../../../site/load-page.ts'
import { reportRender } from '../../../../../../site/render-reports.ts'
import { gameManifest } from '../../../../../../site/seo/site-icons.ts'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ version: string; locale: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { version, locale } = await params
  const site = await loadSite(isLocale(locale) ? locale : fallbackLocale, version)
  const manifest = gameManifest(site)
  const tags = ['site', ...(site.icon ? [`media:${site.icon.id}`] : [])]
  reportRender(`/at/${version}/documents/game-manifest/${locale}`, { status: manifest ? 200 : 404, tags })
  const headers = { 'content-type': 'application/manifest+json' }
  return Response.json(manifest, { status: manifest ? 200 : 404, headers })
}
