import type { OutgoingHttpHeaders } from 'node:http'
import type { FinishedPage } from '../pages/finished-page.ts'

export interface CdnSettings {
  /** For how long a CDN keeps a page at most, in seconds; 0: there is none. */
  readonly maxAge: number
  /** The header by which it knows what a page shows: Fastly's and Varnish's, or Cloudflare's and Bunny's. */
  readonly tagHeader: 'Surrogate-Key' | 'Cache-Tag'
}

/** Source: Cloudflare and Fastly take 16 kB; what else is in the headers has room beside it. */
const maxTagBytes = 12_000

/**
 * Says to a CDN that it may keep a page, for how long, and by which tags it is let go of; to browsers, that they ask each time.
 * Nothing for a page of which nobody knows what it shows.
 */
export function cdnHeaders(
  { maxAge, tagHeader }: CdnSettings,
  page: Pick<FinishedPage, 'status' | 'kept'>,
  now = Date.now(),
): OutgoingHttpHeaders {
  const { kept } = page
  if (maxAge === 0 || page.status !== 200 || !kept) return {}
  // What ages everything is told as `site`.
  const tags = [...new Set(['site', ...kept.tags])].join(tagHeader === 'Cache-Tag' ? ',' : ' ')
  const seconds = Math.floor(Math.min(maxAge, ((kept.until ?? Number.POSITIVE_INFINITY) - now) / 1000))
  if (seconds < 1 || Buffer.byteLength(tags) > maxTagBytes) return {}
  return { 'cache-control': `public, max-age=0, s-maxage=${seconds}, must-revalidate`, [tagHeader]: tags }
}
