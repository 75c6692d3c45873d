import { compareEntries } from '@blickfang/contract/game/clock.ts'
import type { Entry } from '@blickfang/contract/game/game.ts'
import type { GameSession } from '../store/game-session.ts'
import { type GameServer, ServerFailure } from './game-server.ts'
import { recordOf } from './score-row.ts'

/** Every value of a cell, newest first: what this phone has, and what the server's log has if it can be reached. */
export async function loadHistory(
  session: GameSession,
  server: GameServer,
  cell: { readonly playerId: string; readonly pageId: string },
): Promise<readonly Entry[]> {
  const { rows } = await server.readLog(session.id, cell).catch((error: unknown) => {
    if (error instanceof ServerFailure) return { rows: [] }
    throw error
  })
  const entries = new Map(session.log.entriesOf(cell.playerId, cell.pageId).map((entry) => [entry.key, entry]))
  for (const row of rows) {
    const entry = recordOf(row, (node) => session.isMine(node))
    entries.set(entry.key, entry)
  }
  return [...entries.values()].sort((a, b) => compareEntries(b, a))
}
