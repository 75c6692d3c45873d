import { cmsPatience } from '../../../../cms/cms-patience.ts'

/**
 * The original of a picture, for Next's image optimiser alone: it asks Next itself and does not pass the server in front, which
 * sends every visitor's /api request to the cms.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const answer = await fetch(`${process.env.CMS_URL ?? 'http://127.0.0.1:3001'}${pathname}${search}`, {
    cache: 'no-store',
    signal: cmsPatience(),
  })
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  return new Response(answer.body, { status: answer.status, headers: { 'content-type': type } })
}
