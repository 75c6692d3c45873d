import { backoff } from '@blickfang/contract/api/backoff.ts'
import type { GamePorts } from '../game-ports.ts'
import type { GameSession } from '../store/game-session.ts'
import type { EntryRecord } from '../store/journal.ts'
import { type ScoreRow, ServerFailure } from './game-server.ts'
import { Outbox } from './outbox.ts'
import { entriesAhead, restamp, type ServerClock } from './restamp.ts'
import { recordOf } from './score-row.ts'

/** How long to wait for the feed before reading without it: where websockets are blocked, the game goes on by reading. */
const feedPatienceMs = 4_000
/** Realtime may drop events; what nobody told is read at the latest now. */
const readEveryMs = 60_000
/** How far a phone's clock may drift within a round. */
const maxDriftMs = 30_000
/** Losers of a contest come in bursts. */
const logDelayMs = 400

/**
 * Joins a session with the other phones: opens the game, listens, reads everything after each (re)subscription, sends what
 * waits, and after a failure begins again, ever more patiently.
 */
export class GameSync {
  readonly #session: GameSession
  readonly #ports: GamePorts
  readonly #outbox: Outbox
  #run = 0
  #attempt = 0
  #stopFeed: () => void = () => undefined
  #stopWake: () => void = () => undefined
  readonly #timers = new Map<'retry' | 'patience' | 'poll' | 'log', () => void>()
  #isReading: Promise<boolean> | null = null
  #isStale = false
  #isReached = false
  /** The server's time less the phone's, and how far the phone's clock was ahead of what nobody can set, when the game was opened. */
  #clockOffset = 0
  #lead = 0
  /** The server's time when what nobody can set was 0. */
  #epoch = 0
  readonly #onGone: () => void

  constructor(session: GameSession, ports: GamePorts, onGone: () => void) {
    this.#session = session
    this.#ports = ports
    this.#onGone = onGone
    this.#outbox = new Outbox(session, ports.server, () => {
      this.#isStale = true
    })
  }

  /** Resolves after the first try, whatever came of it. */
  async start(): Promise<void> {
    this.#stopWake = this.#ports.onWake(() => void this.connect())
    const run = this.#run
    await this.#session.settled
    // Left while the disk was slow, or begun already because the phone woke up.
    if (run === this.#run) await this.connect()
  }

  stop(): void {
    this.#run += 1
    this.#stopWake()
    this.#hangUp()
  }

  /** Sends what waits, if the server can be reached; otherwise it goes out when it can. */
  async flush(): Promise<void> {
    if (!this.#isReached) return
    if (this.#isTimeWrong) return this.connect()
    const run = this.#run
    try {
      await this.#outbox.flush(() => run === this.#run && !this.#isTimeWrong)
    } catch (error) {
      if (run === this.#run) return this.#fail(run, error)
    }
    // Whoever asked meanwhile, after a new beginning, has been told that somebody is sending already.
    if (run !== this.#run) void this.flush()
  }

  /** Connects from the beginning: a feed that is open may be dead without knowing it, as after a phone has slept. */
  async connect(): Promise<void> {
    this.#run += 1
    const run = this.#run
    this.#hangUp()
    this.#session.set({ connection: this.#attempt === 0 ? 'connecting' : this.#session.state.connection })
    try {
      const serverTime = await this.#ports.server.open(this.#session.id)
      if (run !== this.#run) return
      this.#setWatch(serverTime)
      await this.#session.adopt(() => restamp(this.#session, this.#serverClock))
      if (run !== this.#run) return
      this.#listen(run)
    } catch (error) {
      this.#fail(run, error)
    }
  }

  #setWatch(serverTime: number): void {
    const { now, elapsed } = this.#ports
    this.#clockOffset = serverTime - now()
    this.#lead = now() - elapsed()
    this.#epoch = serverTime - elapsed()
  }

  get #serverClock(): ServerClock {
    return { now: Math.round(this.#epoch + this.#ports.elapsed()), clockOffset: this.#clockOffset }
  }

  /** Whether somebody has set the phone's clock, or the phone has slept: then the server is asked for the time before anything is sent. */
  get #isWatchMoved(): boolean {
    return Math.abs(this.#ports.now() - this.#ports.elapsed() - this.#lead) > maxDriftMs
  }

  /** The phone's clock is set wrong, or was when something that waits was entered, and right again since. */
  get #isTimeWrong(): boolean {
    const session = this.#session
    const isOwn = (entry: EntryRecord) => session.isFree(entry)
    return this.#isWatchMoved || entriesAhead(session, this.#serverClock.now).some(isOwn)
  }

  #listen(run: number): void {
    const isNow = () => run === this.#run
    this.#set('patience', () => void this.#read(run), feedPatienceMs)
    this.#stopFeed = this.#ports.server.listen(this.#session.id, {
      onPlayer: (player) => {
        if (!isNow()) return
        this.#isStale = true
        this.#outbox.heardOf(player.id)
        void this.#session.receive(() => ({ players: [player] }))
      },
      onScore: (row) => {
        if (isNow()) this.#receiveRow(run, row)
      },
      onReady: () => {
        if (!isNow()) return
        this.#set('patience', null)
        void this.#read(run).then((isRead) => {
          if (isRead && isNow()) this.#session.set({ connection: 'online' })
          if (isRead) this.#attempt = 0
        })
      },
      onLost: () => {
        if (isNow()) this.#fail(run, new ServerFailure('offline', 'offline'), true)
      },
    })
  }

  async #poll(run: number): Promise<void> {
    if (this.#isWatchMoved) return this.connect()
    await this.#session.adopt(() => restamp(this.#session, this.#serverClock))
    await this.#read(run)
  }

  /** Reads everything, as often as something changed meanwhile that an answer may not have in it. */
  #read(run: number): Promise<boolean> {
    this.#isReading = (this.#isReading ?? Promise.resolve(true)).then(async () => {
      if (run !== this.#run) return false
      try {
        for (let round = 0; round < 4; round++) {
          this.#isStale = false
          await this.#readOnce(run)
          if (!this.#isStale) break
        }
        if (run !== this.#run) return false
        if (this.#isStale) this.#set('log', () => void this.#read(run), logDelayMs)
        if (this.#session.state.problem === 'rateLimited') this.#session.set({ problem: null })
        this.#isReached = true
        this.#set('poll', () => void this.#poll(run), readEveryMs)
        void this.flush()
        return true
      } catch (error) {
        this.#fail(run, error)
        return false
      }
    })
    return this.#isReading
  }

  async #readOnce(run: number): Promise<void> {
    const { server } = this.#ports
    const session = this.#session
    const since = session.log.game?.readUntil ?? null
    const [game, players, scores, log] = await Promise.all([
      server.readGame(session.id),
      server.listPlayers(session.id),
      server.readScores(session.id),
      server.readLog(session.id, { since }),
    ])
    if (run !== this.#run) return
    if (!game) throw new ServerFailure('missing', 'notFound')
    await session.receive(() => {
      const clockOffset = this.#clockOffset
      const entries = [...scores, ...log.rows].map((row) => recordOf(row, (node) => session.isMine(node)))
      const news = entries.filter((entry) => session.log.find(entry)?.isWaiting !== false)
      return { game: { ...game, clockOffset, readUntil: log.until ?? since }, players, entries: news }
    })
    session.set({ status: 'ready' })
  }

  /** Takes a row of the feed. A row that says nothing new means that an entry lost against it: the log is read for that entry. */
  #receiveRow(run: number, row: ScoreRow): void {
    const entry = recordOf(row, (node) => this.#session.isMine(node))
    const isKnown = this.#session.log.find(entry)?.isWaiting === false
    if (!isKnown) {
      this.#outbox.sawEcho(entry.key)
      void this.#session.receive(() => ({ entries: [entry] }))
    } else if (!this.#outbox.isEcho(entry.key)) {
      this.#set('log', () => void this.#read(run), logDelayMs)
    }
  }

  #fail(run: number, error: unknown, wasOpen = false): void {
    if (run !== this.#run) return
    const failure = error instanceof ServerFailure ? error : new ServerFailure('offline', 'failed', error)
    const isFirstTry = this.#session.log.game === null && this.#attempt === 0
    // Source of the words: spec/public-site.md §8.
    if (isFirstTry || failure.kind === 'missing') console.warn('Failed to initialize game', failure)
    else if (!(error instanceof ServerFailure)) console.error(error)
    if (failure.kind === 'missing') {
      this.stop()
      this.#session.set({ status: 'missing', connection: 'online' })
      this.#onGone()
      return
    }
    this.#run += 1
    this.#hangUp()
    this.#attempt += 1
    const isFirst = wasOpen && this.#attempt === 1
    this.#session.set({
      connection: failure.kind === 'unavailable' ? 'unavailable' : isFirst ? 'connecting' : 'offline',
      ...(failure.kind === 'busy' && { problem: failure.problem }),
    })
    this.#set(
      'retry',
      () => void this.connect(),
      backoff(this.#attempt, { firstMs: 500, maxMs: 15_000, random: this.#ports.random }),
    )
  }

  #hangUp(): void {
    this.#isReached = false
    for (const cancel of this.#timers.values()) cancel()
    this.#timers.clear()
    this.#stopFeed()
    this.#stopFeed = () => undefined
  }

  #set(name: 'retry' | 'patience' | 'poll' | 'log', run: (() => void) | null, ms = 0): void {
    this.#timers.get(name)?.()
    if (run) this.#timers.set(name, this.#ports.later(run, ms))
    else this.#timers.delete(name)
  }
}
