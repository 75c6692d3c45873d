import type { IncomingMessage } from 'node:http'

/** Whether a request says once for which host it is. With two of them a proxy and this server may mean different ones. Source: RFC 9112, section 3.2. */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts < 2
}
