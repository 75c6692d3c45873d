import type { Payload } from 'payload'
import { gameDatabase, rowsOf } from '../../game/game-database.ts'

/** A coupon that was handed in: by whom it was earned, and who took it. */
export interface Redemption {
  readonly playerId: string
  readonly redeemedAt: string
  readonly redeemedBy: string
}

/** The coupons of a game that were handed in. */
export async function listRedemptions(payload: Payload, gameId: string): Promise<Redemption[]> {
  const redemptions = gameDatabase(payload, 'shared').from('redemptions').select('playerId, redeemedAt, redeemedBy')
  return rowsOf(await redemptions.eq('gameId', gameId).returns<Redemption[]>())
}

/** Marks a coupon as used; false when somebody was faster. The primary key decides. */
export async function insertRedemption(
  payload: Payload,
  row: { readonly gameId: string; readonly playerId: string; readonly redeemedBy: string },
): Promise<boolean> {
  const inserted = await gameDatabase(payload, 'shared').from('redemptions').insert(row).select('playerId')
  if (inserted.error?.code === '23505') return false
  return rowsOf(inserted).length === 1
}
