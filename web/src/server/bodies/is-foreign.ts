import type { IncomingMessage } from 'node:http'
import { parseUrl } from '@blickfang/contract/kernel/text/address/parse-url.ts'

/** A form of another website may not send through its visitors: no passwords that it tries, no entries in their name. */
export function isForeign({ headers }: IncomingMessage): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  const { origin } = headers
  if (origin === undefined) return false
  const host = headers['x-forwarded-host'] ?? headers.host
  return parseUrl(origin)?.host !== host
}
