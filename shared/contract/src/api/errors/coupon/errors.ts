/** Failures of the coupon for a round’s winner. */
export const couponErrors = {
  /** A coupon before everybody has a score on the last hole. */
  ROUND_INCOMPLETE: 409,
  /** A coupon for somebody who has not won. */
  NOT_WINNER: 409,
  /** A coupon for a round that is shorter than any can be; `earliestAt` says from when there is one. */
  ROUND_TOO_SHORT: 409,
  /** A coupon after the day's, or those of the network, were all given out. */
  NO_COUPONS_LEFT: 409,
  /** A coupon that was handed in before; `redeemedAt` says when, `redeemedBy` by whom. */
  ALREADY_REDEEMED: 409,
} as const
