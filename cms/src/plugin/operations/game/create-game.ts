import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { createGame as contract } from '@blickfang/contract/api/v1/game.ts'
import { gameDatabase, rowsOf } from '../../game/game-database.ts'
import { limitRate } from '../../http/rate-limit.ts'
import type { Call } from '../operation-context.ts'
import { listRoundPages } from './list-round-pages.ts'

/** A school's or a company's whole outing on one Wi-Fi, and far less than fills a disk. */
const gamesADay = { points: 100, seconds: 24 * 60 * 60 }

/**
 * Begins a round, over the holes of now. Nobody needs an account for it. Throws RATE_LIMITED for a network that has begun its
 * games of the day, UNAVAILABLE without a game backend.
 */
export async function createGame(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { body, payload, db, client = 'unknown' } = call
  const games = gameDatabase(payload).from('games')
  await limitRate(payload, { name: 'games of a day', client, rate: gamesADay })
  const pageIds = await listRoundPages(db)
  const [game] = rowsOf(await games.insert({ gameName: body.gameName, pageIds }).select('id, gameName, createdAt'))
  return { game: game as AnswerOf<typeof contract>['game'] }
}
