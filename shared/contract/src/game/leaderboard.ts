import { cellKey, type Played, type Player, strokesOf } from './game.ts'

export interface Standing {
  readonly player: Player
  /** 1 is best; the same total is the same rank. */
  readonly rank: number
  readonly total: number
  /** Holes with a score above 0. */
  readonly entriesCount: number
  /** As many entries as the player with the most. */
  readonly isComplete: boolean
  /** Has the lowest total of those who are complete, in a round that is complete. Several may have it. */
  readonly isWinner: boolean
}

/**
 * Lists the players who take part, by total: the lowest wins. A player without any entry is last, because blank is not zero.
 * `pageIds` are the holes of the game's round. The server also decides by it who gets a coupon.
 */
export function leaderboard(played: Played, pageIds: readonly string[]): Standing[] {
  const rows = takingPart(played.players).map((player) => {
    const entries = pageIds.map((pageId) => strokesOf(played, cellKey(player.id, pageId)) ?? 0)
    return {
      player,
      total: entries.reduce((sum, score) => sum + score, 0),
      entriesCount: entries.filter((score) => score > 0).length,
    }
  })
  const mostEntries = Math.max(0, ...rows.map((row) => row.entriesCount))
  const complete = rows.filter((row) => row.entriesCount === mostEntries)
  const best = Math.min(...complete.map((row) => row.total))
  const isOver = isRoundComplete(played, pageIds)
  const order = (row: (typeof rows)[number]) => (row.entriesCount === 0 ? Number.POSITIVE_INFINITY : row.total)
  return rows
    .toSorted((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0))
    .map((row) => {
      const isComplete = row.entriesCount === mostEntries
      const rank = 1 + rows.filter((other) => order(other) < order(row)).length
      return { ...row, rank, isComplete, isWinner: isOver && isComplete && row.total === best }
    })
}

/** Whether everybody who takes part has a score above 0 on the last hole of the round. */
export function isRoundComplete(played: Played, pageIds: readonly string[]): boolean {
  const lastHole = pageIds.at(-1)
  const playing = takingPart(played.players)
  if (!lastHole || playing.length === 0) return false
  return playing.every(({ id }) => (strokesOf(played, cellKey(id, lastHole)) ?? 0) > 0)
}

/** Whether a leaderboard is that of a round that is over: then somebody has won. */
export function isRoundOver(standings: readonly Standing[]): boolean {
  return standings.some(({ isWinner }) => isWinner)
}

/** The players who were not removed. */
export function takingPart(players: readonly Player[]): readonly Player[] {
  return players.filter(({ removedAt }) => removedAt === null)
}
