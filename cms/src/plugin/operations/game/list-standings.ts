import { cellKey, type Entry, noGame, type Player } from '@blickfang/contract/game/game.ts'
import { leaderboard, type Standing } from '@blickfang/contract/game/leaderboard.ts'
import type { Payload } from 'payload'
import { gameDatabase, rowsOf } from '../../game/game-database.ts'

interface PlayerRow {
  readonly id: string
  readonly playerName: string
  readonly createdAt: string
  readonly removedAt: string | null
}
interface HoleRow {
  readonly playerId: string
  readonly pageId: string
  readonly score: number
}

/** Supabase gives no more rows than this a request. */
const pageSize = 1000

/** The leaderboard of a game as the server sees it, by the rules that the phones have (shared/game). */
export async function listStandings(payload: Payload, gameId: string, pageIds: readonly string[]): Promise<Standing[]> {
  const [players, holes] = await Promise.all([listPlayers(payload, gameId), readHoles(payload, gameId)])
  const scores = new Map(
    holes.map((hole): [string, Entry] => {
      const clock = { time: 0, count: 0, node: '' }
      return [cellKey(hole.playerId, hole.pageId), { ...hole, clock, by: '', isMine: false }]
    }),
  )
  return leaderboard({ players, scores, tapped: noGame.tapped }, pageIds)
}

/** The players of a game, removed ones too. */
export async function listPlayers(payload: Payload, gameId: string): Promise<Player[]> {
  const players = gameDatabase(payload).from('players').select('id, playerName, createdAt, removedAt')
  const rows = rowsOf(await players.eq('gameId', gameId).order('createdAt').order('id').returns<PlayerRow[]>())
  return rows.map(({ playerName, ...row }) => ({ ...row, name: playerName }))
}

async function readHoles(payload: Payload, gameId: string): Promise<HoleRow[]> {
  const rows: HoleRow[] = []
  for (let from = 0; ; from += pageSize) {
    const holes = gameDatabase(payload).from('holes').select('playerId, pageId, score').eq('gameId', gameId)
    const page = rowsOf(
      await holes
        .order('playerId')
        .order('pageId')
        .range(from, from + pageSize - 1)
        .returns<HoleRow[]>(),
    )
    rows.push(...page)
    if (page.length < pageSize) return rows
  }
}
