import type { Payload } from 'payload'
import type { checkCoupon as contract } from 'shared/api/v1/game.ts'
import { AppError } from 'shared/kernel/app-error.ts'
import type { AnswerOf } from 'shared/kernel/endpoint.ts'
import { isCouponCode } from '../../game/coupon-code.ts'
import { gameSettings } from '../../game/game-settings.ts'
import type { Call } from '../operation-context.ts'
import { getGame } from './get-game.ts'
import { readPlayers } from './read-standings.ts'
import { listRedemptions } from './redemptions.ts'

/** What stands behind a code, for who works at the bar. Throws NOT_FOUND for a code that was never given out. */
export async function checkCoupon({
  payload,
  params,
  query,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { playerId: _, ...coupon } = await readCoupon(payload, { gameId: params.id, code: query.code })
  return { coupon }
}

/** A coupon with its player. Throws NOT_FOUND. */
export async function readCoupon(
  payload: Payload,
  { gameId, code }: { readonly gameId: string; readonly code: string },
): Promise<AnswerOf<typeof contract>['coupon'] & { readonly playerId: string }> {
  const { jwtSecret } = gameSettings(payload)
  const [game, players, redemptions] = await Promise.all([
    getGame(payload, gameId),
    readPlayers(payload, gameId),
    listRedemptions(payload, gameId),
  ])
  const player = players.find(({ id }) => isCouponCode(code, { gameId: game.id, playerId: id }, jwtSecret))
  if (!player) throw new AppError('NOT_FOUND')
  const redemption = redemptions.find(({ playerId }) => playerId === player.id)
  return {
    playerId: player.id,
    playerName: player.name,
    gameName: game.gameName,
    gameCreatedAt: game.createdAt,
    redeemedAt: redemption?.redeemedAt ?? null,
    redeemedBy: redemption?.redeemedBy ?? null,
    redeemedInGame: redemptions.length,
  }
}
