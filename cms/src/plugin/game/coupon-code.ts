import { createHmac, timingSafeEqual } from 'node:crypto'

/** Crockford's alphabet: without I, L, O and U, which people mistake for others. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** Victory that a coupon rewards: one player's in one game. */
export interface CouponOf {
  readonly gameId: string
  readonly playerId: string
}

/** The code of a player's coupon: 40 bits of a signature, as ABCD-EFGH. Only who holds the secret can make one. */
export function couponCode({ gameId, playerId }: CouponOf, secret: string): string {
  const signature = createHmac('sha256', secret).update(`coupon ${gameId} ${playerId}`).digest()
  const letters = Array.from({ length }, (_, index) => alphabet[(signature[index] ?? 0) % alphabet.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** Whether a code is the one of this coupon; takes the same time for every wrong code. */
export function isCouponCode(code: string, coupon: CouponOf, secret: string): boolean {
  const [given, right] = [Buffer.from(code), Buffer.from(couponCode(coupon, secret))]
  return given.length === right.length && timingSafeEqual(given, right)
}
