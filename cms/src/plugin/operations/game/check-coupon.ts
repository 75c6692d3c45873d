import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { checkCoupon as contract } from '@blickfang/contract/api/v1/game.ts'
import { isCouponCode } from '../../game/coupon-code.ts'
import { gameSettings } from '../../game/game-settings.ts'
import type { Call, OperationContext } from '../operation-context.ts'
import { getRound } from './get-round.ts'
import { listPlayers, listStandings } from './list-standings.ts'
import { listRedemptions } from './redemptions.ts'

/** Looks up the coupon behind a code, for whoever works at the bar. Throws NOT_FOUND for a code that was never given out. */
export async function checkCoupon(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { playerId: _, ...coupon } = await getCoupon(call, { gameId: call.params.id, code: call.query.code })
  return { coupon }
}

/** A coupon with its player. Throws NOT_FOUND. */
export async function getCoupon(
  context: OperationContext,
  { gameId, code }: { readonly gameId: string; readonly code: string },
): Promise<AnswerOf<typeof contract>['coupon'] & { readonly playerId: string }> {
  const { payload } = context
  const { jwtSecret } = gameSettings(payload)
  const [game, players, redemptions] = await Promise.all([
    getRound(context, gameId),
    listPlayers(payload, gameId),
    listRedemptions(payload, gameId),
  ])
  const player = players.find(({ id }) => isCouponCode(code, { gameId: game.id, playerId: id }, jwtSecret))
  if (!player) throw new AppError('NOT_FOUND')
  const standings = await listStandings(payload, gameId, game.pageIds)
  const redemption = redemptions.find(({ playerId }) => playerId === player.id)
  return {
    playerId: player.id,
    playerName: player.name,
    gameName: game.gameName,
    gameCreatedAt: game.createdAt,
    redeemedAt: redemption?.redeemedAt ?? null,
    redeemedBy: redemption?.redeemedBy ?? null,
    winners: standings.filter(({ isWinner }) => isWinner).length,
    redeemedInGame: redemptions.length,
  }
}
