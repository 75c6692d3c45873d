import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { readWishes } from '../request/read-wishes.ts'
import { withQuery } from '../request/with-query.ts'
import type { Encoding, FinishedPage } from './finished-page.ts'

// Smaller than this, a compressed page travels in the same number of packets.
const worthCompressing = 1024

/**
 * Sends a finished page in the best encoding that the client takes, or only word that it already has it. `forCdn` says who else
 * may keep it.
 */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  forCdn: OutgoingHttpHeaders = {},
): Promise<void> {
  const { location } = page.headers
  const common = {
    ...page.headers,
    // Kept is where the page stands now; what a visitor came with is theirs.
    ...(location !== undefined && { location: withQuery(location, request) }),
    // Browsers may keep the page, but must ask whether it still holds: a publish shows at the next request.
    'cache-control': 'no-cache, must-revalidate',
    vary: 'accept-encoding',
    etag: page.etag,
    ...forCdn,
  }
  if (page.status === 200 && hasTag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, common)
    response.end()
    return
  }
  const encoding = page.body.length < worthCompressing ? null : chooseEncoding(request.headers['accept-encoding'])
  const body = encoding ? await page.encoded(encoding) : page.body
  response.writeHead(page.status, {
    ...common,
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Sends a page that is for this visitor alone, or may be another for the next: nobody keeps it. */
export async function sendPrivatePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  status: number = page.status,
): Promise<void> {
  const encoding = page.body.length < worthCompressing ? null : chooseEncoding(request.headers['accept-encoding'])
  const body = encoding ? await page.encoded(encoding) : page.body
  response.writeHead(status, {
    ...page.headers,
    'cache-control': 'private, no-store',
    vary: 'accept-encoding, cookie',
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Brotli, else gzip, unless the client refuses it with `q=0`. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | null {
  const wishes = readWishes(String(accepted ?? ''))
  return (['br', 'gzip'] as const).find((encoding) => wishes.some(({ name }) => name === encoding)) ?? null
}

function hasTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false
}
