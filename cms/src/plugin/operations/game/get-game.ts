import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Payload } from 'payload'
import { gameDatabase, rowsOf } from '../../game/game-database.ts'

/** A game as the game’s database has it. */
export interface GameRow {
  readonly id: string
  readonly gameName: string
  readonly createdAt: string
  /** The pages of its holes, in order; null in a game from before they were kept. */
  readonly pageIds: readonly string[] | null
}

/** A game by its id. Throws NOT_FOUND, UNAVAILABLE. */
export async function getGame(payload: Payload, id: string): Promise<GameRow> {
  const [game] = rowsOf(
    await gameDatabase(payload)
      .from('games')
      .select('id, gameName, createdAt, pageIds')
      .eq('id', id)
      .returns<GameRow[]>(),
  )
  if (!game) throw new AppError('NOT_FOUND')
  return game
}
