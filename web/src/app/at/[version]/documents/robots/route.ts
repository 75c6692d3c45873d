import { onlyInside } from '../../../../../site/rendering/load-page.ts'
import { reportRender } from '../../../../../site/rendering/render-reports.ts'
import { publicUrl } from '../../../../../site/seo/public-url.ts'

export const dynamic = 'force-dynamic'

/** Everything may be read but the editor, its login, the admin and the API; pictures are under the API and may be read. */
export async function GET(_request: Request, { params }: { params: Promise<{ version: string }> }): Promise<Response> {
  const { version } = await params
  onlyInside(version)
  reportRender(`/at/${version}/documents/robots`, { status: 200, tags: ['site'] })
  const lines = [
    'User-agent: *',
    'Allow: /api/bf-media/',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /*/edit',
    'Disallow: /*/login',
    '',
    `Sitemap: ${publicUrl('/sitemap.xml')}`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
