import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { redeemCoupon as contract } from '@blickfang/contract/api/v1/game.ts'
import { accountsOf } from '../../db/accounts.ts'
import type { Call } from '../operation-context.ts'
import { getCoupon } from './check-coupon.ts'
import { insertRedemption } from './redemptions.ts'

/**
 * Marks a coupon as used by who is signed in. Of two calls at once one succeeds. Throws ALREADY_REDEEMED with when and by
 * whom, NOT_FOUND for a code that was never given out.
 */
export async function redeemCoupon(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { payload, actor, body } = call
  const key = { gameId: call.params.id, code: body.code }
  const found = await getCoupon(call, key)
  const redeemedBy = await nameOf(call)
  const isFirst =
    found.redeemedAt === null &&
    (await insertRedemption(payload, { gameId: key.gameId, playerId: found.playerId, redeemedBy }))
  const { playerId: _, ...coupon } = isFirst || found.redeemedAt === null ? await getCoupon(call, key) : found
  if (isFirst) return { coupon }
  payload.logger.info({ msg: 'A coupon was handed in twice', gameId: key.gameId, by: actor.id })
  throw new AppError('ALREADY_REDEEMED', coupon)
}

async function nameOf({ payload, actor }: Call<typeof contract>): Promise<string> {
  if (actor.id === null) throw new AppError('UNAUTHENTICATED')
  // overrideAccess: it is the account of who is signed in, and everybody may read their own.
  const user = await payload.findByID({
    collection: accountsOf(payload).slug,
    id: actor.id,
    depth: 0,
    overrideAccess: true,
  })
  return String(user.name || user.email).slice(0, 200)
}
