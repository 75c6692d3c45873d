import type { IncomingMessage } from 'node:http'
import { networkOf } from '@blickfang/contract/kernel/text/network-of.ts'

/** The network that a request comes from, to count by; behind a reverse proxy as that one says it. */
export function clientNetwork({ headers, socket }: IncomingMessage, isProxied: boolean): string {
  const peer = socket.remoteAddress ?? ''
  if (!isProxied) return networkOf(peer)
  const hops = String(headers['x-forwarded-for'] ?? '').split(',')
  return networkOf(hops.at(-1)?.trim() || peer)
}
