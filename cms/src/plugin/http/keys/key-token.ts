import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Length of the part of a key that its owner sees again: as good as never twice, and nothing that helps to guess the rest. */
const prefixLength = 11
const header = /^Bearer\s+(bf_.*)$/i
const form = /^bf_[\w-]{43}$/

/** Makes a key: 256 random bits behind a mark, by which programs that look for secrets in code find it. */
export function makeToken(): string {
  return `bf_${randomBytes(32).toString('base64url')}`
}

export function prefixOf(token: string): string {
  return token.slice(0, prefixLength)
}

/** A key as the database knows it. Nobody can try all keys, so that a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Whether a hash is that of a key, in a time that tells nothing of how much of it is right. */
export function isHashOf(hash: string, token: string): boolean {
  const [one, other] = [Buffer.from(hash), Buffer.from(hashToken(token))]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The key that a request brings; null: it brings none, and undefined: one that can be none of ours. */
export function tokenIn(headers: Headers): string | null | undefined {
  const brought = header.exec(headers.get('authorization')?.trim() ?? '')?.[1]
  if (brought === undefined) return null
  return form.test(brought) ? brought : undefined
}
