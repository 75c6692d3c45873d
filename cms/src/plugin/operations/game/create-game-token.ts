import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { createGameToken as contract } from '@blickfang/contract/api/v1/game.ts'
import { SignJWT } from 'jose'
import { gameSettings } from '../../game/game-settings.ts'
import type { Call } from '../operation-context.ts'
import { getRound } from './get-round.ts'

const hour = 3_600
const hoursToLive = 24

/**
 * Opens a game to a phone. Rounded down to the hour, so that the tokens of all phones are the same byte for byte: Realtime
 * asks the policies once for each distinct set of claims. Throws NOT_FOUND for a game that does not exist.
 */
export async function createGameToken(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { payload, params } = call
  const { id } = await getRound(call, params.id)
  const serverTime = Date.now()
  const issuedAt = Math.floor(serverTime / 1000 / hour) * hour
  const expiresAt = issuedAt + hoursToLive * hour
  const token = await new SignJWT({ role: 'authenticated', game_id: id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience('authenticated')
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(gameSettings(payload).jwtSecret))
  return { token, expiresAt: expiresAt * 1000, serverTime }
}
