import { parseUrl } from '@blickfang/contract/kernel/text/address/parse-url.ts'

const streamed = / data-video-stream="([^"]+)"/g

/** Mux sends the parts of a stream from many hosts of its own. */
const muxHost = /(^|\.)mux\.com$/

/** The hosts from which a page may play streams once its visitor asks for one: none on a page without a stream. */
export function streamSources(html: string): readonly string[] {
  const addresses = [...html.matchAll(streamed)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  const sources = addresses.flatMap((address) => parseUrl(address) ?? []).map(sourceOf)
  return [...new Set(sources)]
}

function sourceOf({ hostname, origin }: URL): string {
  return muxHost.test(hostname) ? 'https://*.mux.com' : origin
}
