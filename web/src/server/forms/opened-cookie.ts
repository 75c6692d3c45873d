import type { IncomingMessage, ServerResponse } from 'node:http'
import { readCookie } from '../request/read-cookie.ts'
import type { OpenForm } from './open-form.ts'

const name = 'blickfang-form'
const dayS = 24 * 60 * 60
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly isSecure: boolean
}

/**
 * The picture that a page's form names for browsers without scripts: it is never kept, so that its cookie says when the page was
 * opened, however long the page itself has been kept, and by whom. The cookie says that and nothing else, to the form's own
 * addresses alone.
 */
export async function answerOpened(
  site: { openForm: OpenForm },
  { request, response, isSecure }: Visit,
): Promise<void> {
  const opened = request.method === 'HEAD' ? undefined : await site.openForm(request)
  response.writeHead(200, {
    'content-type': 'image/gif',
    'content-length': String(pixel.length),
    'cache-control': 'private, no-store',
    ...(opened && { 'set-cookie': openedCookie(opened, isSecure) }),
  })
  response.end(request.method === 'HEAD' ? undefined : pixel)
}

export function openedOf(request: IncomingMessage): string | undefined {
  return readCookie(request, name)
}

export function openedCookie(opened: string, isSecure: boolean): string {
  const parts = [`${name}=${opened}`, 'Path=/_form', `Max-Age=${dayS}`, 'HttpOnly', 'SameSite=Strict']
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
}
