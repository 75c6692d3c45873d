import type { createGame as contract } from '@blickfang/shared/api/v1/game.ts'
import type { AnswerOf } from '@blickfang/shared/kernel/endpoint.ts'
import { gameDatabase, rowsOf } from '../../game/game-database.ts'
import type { Call } from '../operation-context.ts'
import { listRoundPages } from './list-round-pages.ts'

/** Begins a round, over the holes of now. Nobody needs an account for it. Throws UNAVAILABLE without a game backend. */
export async function createGame({ body, payload, db }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const games = gameDatabase(payload).from('games')
  const pageIds = await listRoundPages(db)
  const [game] = rowsOf(await games.insert({ gameName: body.gameName, pageIds }).select('id, gameName, createdAt'))
  return { game: game as AnswerOf<typeof contract>['game'] }
}
