import { compareEntries } from '@blickfang/contract/game/clock.ts'
import { cellKey, type GameInfo } from '@blickfang/contract/game/game.ts'
import type { EntryRecord, PlayerRecord } from '../store/journal.ts'
import { ClockAhead, type FeedListener, type ScoreRow } from '../sync/game-server.ts'
import { recordOf, rowOf } from '../sync/score-row.ts'

const tolerance = 5 * 60_000

/** The database's rules in memory: the later entry wins, every entry is in the log once, each commit tells the listeners. */
export class StandInServer {
  readonly game: GameInfo
  readonly players = new Map<string, PlayerRecord>()
  readonly log = new Map<string, EntryRecord & { readonly receivedAt: number }>()
  readonly listeners = new Set<FeedListener>()
  readonly #serverTime: () => number

  constructor(game: GameInfo, serverTime: () => number) {
    this.game = game
    this.#serverTime = serverTime
  }

  addPlayer(player: PlayerRecord): void {
    if (this.players.has(player.id)) return
    this.players.set(player.id, player)
    this.#tell((listener) => listener.onPlayer(player))
  }

  changePlayer(id: string, change: Partial<PlayerRecord>): void {
    const player = this.players.get(id)
    if (!player) return
    const changed = { ...player, ...change }
    this.players.set(id, changed)
    this.#tell((listener) => listener.onPlayer(changed))
  }

  putScores(rows: readonly ScoreRow[]): void {
    const cells = rows.map(({ playerId, pageId }) => cellKey(playerId, pageId))
    if (new Set(cells).size < cells.length) throw new Error('21000: a row twice in one upsert')
    if (!rows.every(({ playerId }) => this.players.has(playerId))) throw new Error('23503: no such player')
    const now = this.#serverTime()
    const latest = now + tolerance
    if (rows.some(({ clockTime }) => clockTime > latest)) throw new ClockAhead({ now, latest })
    for (const row of rows) {
      const entry = recordOf(row, () => false)
      if (!this.log.has(entry.key)) this.log.set(entry.key, { ...entry, receivedAt: now })
      const counts = this.scores().get(cellKey(row.playerId, row.pageId)) ?? row
      this.#tell((listener) => listener.onScore(counts))
    }
  }

  /** The rows that count. */
  scores(): Map<string, ScoreRow> {
    const latest = new Map<string, EntryRecord>()
    for (const entry of this.log.values()) {
      const cell = cellKey(entry.playerId, entry.pageId)
      const before = latest.get(cell)
      if (!before || compareEntries(entry, before) > 0) latest.set(cell, entry)
    }
    return new Map([...latest].map(([cell, entry]) => [cell, rowOf(entry)]))
  }

  #tell(run: (listener: FeedListener) => void): void {
    for (const listener of [...this.listeners]) run(listener)
  }
}
