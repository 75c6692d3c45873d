import { cellKey, type Played, type Player, strokesOf } from './game.ts'
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
export function findLead(played: Played, holes: readonly string[]): Lead | null {
  const all = takingPart(played.players)
  const scoreOf = (player: Player, pageId: string) => strokesOf(played, cellKey(player.id, pageId)) ?? 0
  const playing = all.filter((player) => holes.some((pageId) => scoreOf(player, pageId) > 0))
  const pageIds = holes.filter((pageId) => playing.every((player) => scoreOf(player, pageId) > 0))
  if (playing.length < 2 || pageIds.length === 0) return null
  const totals = playing.map((player) => pageIds.reduce((sum, pageId) => sum + scoreOf(player, pageId), 0))
  const strokes = Math.min(...totals)
  const leading = playing.filter((_, index) => totals[index] === strokes)
  const isOver = pageIds.length === holes.length && playing.length === all.length
  return { players: leading, isTie: leading.length === playing.length, strokes, pageIds, isOver }
}
