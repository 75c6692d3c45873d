import type { GameProblem } from '@blickfang/contract/game/game.ts'
import type { GameSession } from '../store/game-session.ts'
import type { EntryRecord, PlayerChange } from '../store/journal.ts'
import { ClockAhead, type GameServer, ServerFailure } from './game-server.ts'
import { restampRefused } from './restamp.ts'
import { rowOf } from './score-row.ts'

/** Most rows that the database takes. Source: docker/supabase/migrations, rows_a_request. */
const maxRows = 50

/** Sends what waits: players first, then scores, each cell in the order in which it was typed, and one request at a time. */
export class Outbox {
  readonly #session: GameSession
  readonly #server: GameServer
  readonly #onPlayerChanged: () => void
  #isFlushing = false
  #isAskedAgain = false
  /** After a refusal rows go one by one, so that one bad row does not hold up the others. */
  #rowsAtOnce = maxRows
  /** Entries whose event has come before, or will come after, the answer to their sending. */
  readonly #echoes = new Set<string>()
  readonly #seen = new Set<string>()
  /** Players of whom an event has told since the last change was sent. */
  readonly #heard = new Set<string>()
  /** The last sending was refused because its clocks were ahead. */
  #wasAhead = false
  /** Keys that were refused once because something is not there: perhaps the whole game, which the next opening finds out. */
  readonly #doubted = new Set<string>()

  constructor(session: GameSession, server: GameServer, onPlayerChanged: () => void) {
    this.#session = session
    this.#server = server
    this.#onPlayerChanged = onPlayerChanged
  }

  /** Sends until nothing waits, or `mayGoOn` says no. Throws ServerFailure, except refusals, which it deals with. */
  async flush(mayGoOn: () => boolean): Promise<void> {
    if (this.#isFlushing) {
      this.#isAskedAgain = true
      return
    }
    this.#isFlushing = true
    try {
      do {
        this.#isAskedAgain = false
        while (mayGoOn() && (await this.#sendNext()));
      } while (this.#isAskedAgain && mayGoOn())
    } finally {
      this.#isFlushing = false
    }
  }

  /** An event that brought an entry of this phone back before the answer did. */
  sawEcho(key: string): void {
    if (this.#session.inFlight.has(key)) this.#seen.add(key)
  }

  /** An event of a player: what it says is at least as new as what is being sent, or is followed by one that is. */
  heardOf(playerId: string): void {
    this.#heard.add(playerId)
  }

  /** Whether an event says no more than that an entry of this phone has arrived. */
  isEcho(key: string): boolean {
    return this.#echoes.delete(key)
  }

  async #sendNext(): Promise<boolean> {
    const { log, held } = this.#session
    const change = log.changes.find(({ stamp, kind }) => kind === 'add' && !held.has(stamp)) ?? this.#nextChange()
    if (change) {
      await this.#sendChange(change)
      return true
    }
    const batch = this.#nextBatch()
    if (batch.length === 0) return false
    await this.#sendScores(batch)
    return true
  }

  /** A change waits for its player. */
  #nextChange(): PlayerChange | undefined {
    const { log, held } = this.#session
    const isNew = new Set(log.changes.filter(({ kind }) => kind === 'add').map(({ playerId }) => playerId))
    return log.changes.find(({ stamp, playerId }) => !held.has(stamp) && !isNew.has(playerId))
  }

  /** The earliest free entry of each cell, of players whom the server knows. */
  #nextBatch(): EntryRecord[] {
    const { log } = this.#session
    const isNew = new Set(log.changes.filter(({ kind }) => kind === 'add').map(({ playerId }) => playerId))
    const batch = new Map<string, EntryRecord>()
    for (const entry of log.waitingEntries) {
      const cell = `${entry.pageId} ${entry.playerId}`
      if (batch.size >= this.#rowsAtOnce) break
      if (!batch.has(cell) && !isNew.has(entry.playerId) && this.#session.isFree(entry)) batch.set(cell, entry)
    }
    return [...batch.values()]
  }

  async #sendChange(change: PlayerChange): Promise<void> {
    const { id, log } = this.#session
    const player = log.player(change.playerId)
    this.#heard.clear()
    try {
      if (!player) throw new ServerFailure('refused', 'notFound')
      if (change.kind === 'add') await this.#server.addPlayer(id, player)
      else if (change.kind === 'name') await this.#server.changePlayer(id, player.id, { name: change.value ?? '' })
      else await this.#server.changePlayer(id, player.id, { removedAt: change.value })
    } catch (error) {
      const problem = this.#refusalOf(error, change.stamp)
      await this.#drop(change, problem)
      return
    }
    this.#onPlayerChanged()
    await this.#session.receive(() => {
      const now = log.player(change.playerId)
      const isNews = now && change.kind !== 'add' && !this.#heard.has(change.playerId)
      return { dropChanges: [change], ...(isNews && { players: [{ ...now, [change.kind]: change.value }] }) }
    })
    this.#session.set({ problem: null })
  }

  /** The server will never take it: then it must not stand here as if it had. */
  async #drop(change: PlayerChange, problem: GameProblem): Promise<void> {
    const { log } = this.#session
    await this.#session.receive(() => {
      if (change.kind !== 'add') return { dropChanges: [change] }
      const isOf = ({ playerId }: { playerId: string }) => playerId === change.playerId
      return {
        dropPlayers: [change.playerId],
        dropChanges: log.changes.filter(isOf),
        dropEntries: log.waitingEntries.filter(isOf).map(({ key }) => key),
      }
    })
    this.#session.set({ problem })
  }

  async #sendScores(batch: readonly EntryRecord[]): Promise<void> {
    const { id, inFlight } = this.#session
    for (const { key } of batch) inFlight.add(key)
    try {
      await this.#server.putScores(id, batch.map(rowOf))
    } catch (error) {
      if (error instanceof ClockAhead) return await this.#setBack(batch, error)
      const problem = this.#refusalOf(error, batch[0]?.key ?? '')
      if (batch.length > 1) this.#rowsAtOnce = 1
      else {
        await this.#session.receive(() => ({ dropEntries: batch.map(({ key }) => key) }))
        this.#session.set({ problem })
      }
      return
    } finally {
      for (const { key } of batch) inFlight.delete(key)
    }
    this.#wasAhead = false
    for (const { key } of batch) if (!this.#seen.delete(key)) this.#echoes.add(key)
    await this.#session.receive(() => ({ entries: batch.map((entry) => ({ ...entry, isWaiting: false })) }))
    this.#session.set({ problem: null })
  }

  /** Sends it once more at once; what is refused again waits a while, so that nothing is asked for ever. */
  async #setBack(batch: readonly EntryRecord[], refusal: ClockAhead): Promise<void> {
    await this.#session.receive(() => restampRefused(this.#session, batch, refusal))
    if (this.#wasAhead) throw refusal
    this.#wasAhead = true
  }

  /** Finds why the server will never take it. Throws everything else on. */
  #refusalOf(error: unknown, what: string): GameProblem {
    if (!(error instanceof ServerFailure) || error.kind !== 'refused') throw error
    if (error.problem !== 'notFound' || this.#doubted.has(what)) return error.problem
    this.#doubted.add(what)
    throw new ServerFailure('offline', 'notFound', error)
  }
}
