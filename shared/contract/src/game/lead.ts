import { cellKey, type Played, type Player, strokesOf } from './game.ts'
import { isRoundOver, leaderboard, takingPart } from './leaderboard.ts'

export interface Lead {
  /** Several with the same strokes. */
  readonly players: readonly Player[]
  readonly isTie: boolean
  readonly strokes: number
  /** The holes that count: in the middle of a round those that everybody has played, as only these can be compared; at its end all. */
  readonly pageIds: readonly string[]
  /** The round is over: who leads has won, as the leaderboard and the coupon have it. */
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
  const standings = leaderboard(played, holes)
  if (isRoundOver(standings)) {
    const won = standings.filter(({ isWinner }) => isWinner)
    const isTie = won.length === all.length
    return {
      players: won.map(({ player }) => player),
      isTie,
      strokes: won[0]?.total ?? 0,
      pageIds: holes,
      isOver: true,
    }
  }
  const totals = playing.map((player) => pageIds.reduce((sum, pageId) => sum + scoreOf(player, pageId), 0))
  const strokes = Math.min(...totals)
  const leading = playing.filter((_, index) => totals[index] === strokes)
  return { players: leading, isTie: leading.length === playing.length, strokes, pageIds, isOver: false }
}
