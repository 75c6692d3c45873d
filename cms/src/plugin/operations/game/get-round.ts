import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { gameDatabase, rowsOf } from '../../game/game-database.ts'
import type { OperationContext } from '../operation-context.ts'
import { type GameRow, getGame } from './get-game.ts'
import { listRoundPages } from './list-round-pages.ts'

/** A game whose holes are known. */
export interface GameRound extends GameRow {
  readonly pageIds: readonly string[]
}

/**
 * Game with the holes of its round, in order: those of its creation. A game from before games kept them gets today's, once and for
 * good. Throws NOT_FOUND, UNAVAILABLE.
 */
export async function getRound({ payload, db }: OperationContext, id: string): Promise<GameRound> {
  const game = await getGame(payload, id)
  if (game.pageIds) return { ...game, pageIds: game.pageIds }
  const pageIds = await listRoundPages(db)
  // Of two who ask at once the first one decides.
  rowsOf(await gameDatabase(payload).from('games').update({ pageIds }).eq('id', id).is('pageIds', null).select('id'))
  const kept = await getGame(payload, id)
  if (!kept.pageIds) throw new AppError('UNAVAILABLE')
  return { ...kept, pageIds: kept.pageIds }
}
