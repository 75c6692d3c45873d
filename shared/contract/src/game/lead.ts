import { cellKey, type GameState, type Player } from './game.ts'
import { takingPart } from './leaderboard.ts'

export interface Lead {
  /** Several with the same strokes. */
  readonly players: readonly Player[]
  readonly isTie: boolean
  readonly strokes: number
  /** The holes that everybody has played: only these can be compared in the middle of a round. */
  readonly pageIds: readonly string[]
  /** Everybody has played every hole: who leads has won. */
  readonly isOver: boolean
}

/**
 * Finds the players with the fewest strokes so far, of those who have played at all; null before they have played the same hole, and
 * for a single player.
 */
export function findLead(
  { players, scores }: Pick<GameState, 'players' | 'scores'>,
  holes: readonly string[],
): Lead | null {
  const scoreOf = (player: Player, pageId: string) => scores.get(cellKey(player.id, pageId))?.score ?? 0
  const playing = takingPart(players).filter((player) => holes.some((pageId) => scoreOf(player, pageId) > 0))
  const pageIds = holes.filter((pageId) => playing.every((player) => scoreOf(player, pageId) > 0))
  if (playing.length < 2 || pageIds.length === 0) return null
  const totals = playing.map((player) => pageIds.reduce((sum, pageId) => sum + scoreOf(player, pageId), 0))
  const strokes = Math.min(...totals)
  const leading = playing.filter((_, index) => totals[index] === strokes)
  const isOver = pageIds.length === holes.length && playing.length === takingPart(players).length
  return { players: leading, isTie: leading.length === playing.length, strokes, pageIds, isOver }
}
