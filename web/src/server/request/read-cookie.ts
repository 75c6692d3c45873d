import type { IncomingMessage } from 'node:http'

/** A cookie of this server's own making: letters, digits and a few signs. */
export function readCookie({ headers }: IncomingMessage, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value && /^[\w.-]{1,200}$/.test(value) ? value : undefined
}
