import type { IncomingMessage } from 'node:http'

/**
 * The address that a request is sent on to, with the request's own query: it names the campaign, the search or the game that a
 * visitor came for. Only what follows the address's path changes, so it leads nowhere else; what it says itself comes first.
 */
export function withQuery(to: string, { url = '' }: Pick<IncomingMessage, 'url'>): string {
  const query = /^[^?#]*\?([^#]+)/.exec(url)?.[1]
  if (query === undefined) return to
  const hash = to.indexOf('#')
  const [path, rest] = hash < 0 ? [to, ''] : [to.slice(0, hash), to.slice(hash)]
  return `${path}${path.includes('?') ? '&' : '?'}${query}${rest}`
}
