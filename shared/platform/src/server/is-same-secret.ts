import { createHash, timingSafeEqual } from 'node:crypto'

/** Hashed first: the comparison then takes the same time whatever the length and the content. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
