import { createHmac } from 'node:crypto'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Code that an authenticator app shows for a secret in so many steps from now. Written by RFC 4226 and 6238, beside the library of the server. */
export function timeCode(secret: string, stepsAhead = 0): string {
  const bits = [...secret.replace(/\s/g, '')].map((sign) => signs.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
