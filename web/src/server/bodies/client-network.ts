import type { IncomingMessage } from 'node:http'

/** The network that a request comes from, to count by; behind a reverse proxy as that one says it. */
export function clientNetwork({ headers, socket }: IncomingMessage, isProxied: boolean): string {
  const peer = socket.remoteAddress ?? ''
  if (!isProxied) return networkOf(peer)
  const hops = String(headers['x-forwarded-for'] ?? '').split(',')
  return networkOf(hops.at(-1)?.trim() || peer)
}

/** An IPv4 address; of an IPv6 address the first half, because the other half is each device's own choice. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').slice(0, 4)
  return tail === undefined ? groups.join(':') : [...groups, '0', '0', '0', '0'].slice(0, 4).join(':')
}
