import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { issueCoupon as contract } from '@blickfang/contract/api/v1/game.ts'
import { isRoundOver } from '@blickfang/contract/game/leaderboard.ts'
import { leastMinutes } from '@blickfang/contract/game/round-length.ts'
import { couponCode } from '../../game/coupon-code.ts'
import { gameSettings } from '../../game/game-settings.ts'
import type { Call } from '../operation-context.ts'
import { getRound } from './get-round.ts'
import { listStandings } from './list-standings.ts'
import { listRedemptions } from './redemptions.ts'
import { getGameSettings, takeCoupon } from './take-coupon.ts'

/**
 * A winner's code, always the same for the same victory. Believes nothing that the phone says but who asks. Throws NOT_FOUND
 * for a game or a player that is not there, ROUND_INCOMPLETE, NOT_WINNER, ROUND_TOO_SHORT, NO_COUPONS_LEFT.
 */
export async function issueCoupon(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { payload, body } = call
  const { id: gameId, pageIds, createdAt } = await getRound(call, call.params.id)
  const standings = await listStandings(payload, gameId, pageIds)
  const standing = standings.find(({ player }) => player.id === body.playerId)
  if (!standing) throw new AppError('NOT_FOUND')
  if (!isRoundOver(standings)) throw new AppError('ROUND_INCOMPLETE')
  if (!standing.isWinner) throw new AppError('NOT_WINNER')
  const { roundMinutes } = await getGameSettings(call)
  // By our own watch alone: what phones say of their times is theirs to choose.
  const earliest = Date.parse(createdAt) + leastMinutes(roundMinutes, pageIds.length) * 60_000
  if (Date.now() < earliest) throw new AppError('ROUND_TOO_SHORT', { earliestAt: new Date(earliest).toISOString() })
  await takeCoupon(call, { gameId, playerId: body.playerId }, call.client ?? 'unknown')
  const redemption = (await listRedemptions(payload, gameId)).find(({ playerId }) => playerId === body.playerId)
  const code = couponCode({ gameId, playerId: body.playerId }, gameSettings(payload).jwtSecret)
  return { code, redeemedAt: redemption?.redeemedAt ?? null }
}
