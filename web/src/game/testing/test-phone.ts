import { randomUUID } from 'node:crypto'
import type { GamePorts } from '../game-ports.ts'
import { LocalGame } from '../local-game.ts'
import type { Journal, JournalWrite } from '../store/journal.ts'
import { memoryJournal } from '../store/memory-journal.ts'
import { type FeedListener, type GameServer, ServerFailure } from '../sync/game-server.ts'
import type { StandInServer } from './stand-in-server.ts'

/** Fate of a request or an event. */
export type Fault = 'lost' | 'unanswered' | 'slow' | 'stale' | 'twice' | 'none'

/** The time of a test, and what it holds back. */
export class TestTime {
  now = 1_800_000_000_000
  /** Whether what runs once a minute runs: it would mend what must not break in the first place. */
  hasMinutes = true
  readonly #waiting = new Set<{ at: number; run: () => void }>()

  later(run: () => void, ms: number): () => void {
    const each = { at: this.now + ms, run }
    if (ms < 60_000 || this.hasMinutes) this.#waiting.add(each)
    return () => void this.#waiting.delete(each)
  }

  pass(ms: number): void {
    this.now += ms
    for (const each of [...this.#waiting].sort((a, b) => a.at - b.at)) {
      if (each.at > this.now || !this.#waiting.delete(each)) continue
      each.run()
    }
  }
}

/** A phone with the real store and sync; its disk, its clock and its network are the test's. */
export class TestPhone {
  readonly name: string
  readonly faults: Fault[] = []
  isOnline = true
  /** Error of the phone's clock, in ms. */
  skew = 0
  game: LocalGame
  readonly #server: StandInServer
  readonly #time: TestTime
  readonly #disk = memoryJournal()
  /** Writes that the disk has not done yet, in order, while it hangs. */
  #unwritten: (() => void)[] | null = null
  /** Reads that wait for the disk while it is slow. */
  #unread: (() => void)[] | null = null
  #current: string | null = null
  /** A dead phone writes nothing more and hears nothing. */
  #life = { isOver: false }
  readonly #late: (() => void)[] = []
  readonly #feeds = new Set<FeedListener>()
  #wake: () => void = () => undefined

  constructor(name: string, server: StandInServer, time: TestTime) {
    this.name = name
    this.#server = server
    this.#time = time
    this.game = new LocalGame(this.#ports())
  }

  open(id: string): Promise<void> {
    return this.game.openGame(id)
  }

  /** The tab is closed, or dies whatever it was doing, and comes back. */
  reload(isKilled: boolean): void {
    if (isKilled) this.#life.isOver = true
    else this.#writeAll()
    this.#unwritten = null
    // Slow it stays, whoever asks; who asked before is gone.
    this.#unread?.splice(0)
    this.game.stop()
    this.#drop()
    this.#late.length = 0
    this.#life = { isOver: false }
    this.game = new LocalGame(this.#ports())
  }

  setOnline(isOnline: boolean): void {
    if (this.isOnline === isOnline) return
    this.isOnline = isOnline
    if (!isOnline) this.#drop(true)
    this.#wake()
  }

  wake(): void {
    this.#wake()
  }

  /** From now on writes take until everything late arrives. */
  hangDisk(): void {
    this.#unwritten ??= []
  }

  /** From now on reads take until everything late arrives, also those after a reload. */
  slowDisk(): void {
    this.#unread ??= []
  }

  #writeAll(): void {
    for (const write of this.#unwritten?.splice(0) ?? []) write()
    this.#unwritten = null
  }

  /** Lets everything slow arrive, the last first. */
  deliverLate(): void {
    this.#writeAll()
    for (const read of this.#unread?.splice(0) ?? []) read()
    this.#unread = null
    for (const run of this.#late.splice(0).reverse()) run()
  }

  #drop(tell = false): void {
    for (const listener of [...this.#feeds]) {
      this.#feeds.delete(listener)
      this.#server.listeners.delete(listener)
      if (tell) listener.onLost()
    }
  }

  #ports(): GamePorts {
    const life = this.#life
    const time = this.#time
    return {
      journal: this.#journal(life),
      server: this.#network(life),
      openTabs: () => ({ tell: () => undefined, close: () => undefined }),
      current: {
        get: () => this.#current,
        set: (id) => {
          this.#current = id
        },
      },
      phone: { id: this.name.padEnd(16, '0'), name: () => this.name, setName: () => undefined },
      onWake: (run) => {
        this.#wake = run
        return () => {
          this.#wake = () => undefined
        }
      },
      now: () => time.now + this.skew,
      elapsed: () => time.now,
      random: () => 0.5,
      newId: () => randomUUID(),
      later: (run, ms) => time.later(() => life.isOver || run(), ms),
    }
  }

  #journal(life: { isOver: boolean }): Journal {
    return {
      load: async (gameId) => {
        const unread = this.#unread
        if (unread) await new Promise<void>((resolve) => unread.push(resolve))
        return life.isOver ? new Promise<never>(() => undefined) : this.#disk.load(gameId)
      },
      write: async (gameId: string, write: JournalWrite) => {
        if (life.isOver) return new Promise<void>(() => undefined)
        const unwritten = this.#unwritten
        if (unwritten)
          await new Promise<void>((resolve) => unwritten.push(() => resolve(this.#disk.write(gameId, write))))
        else await this.#disk.write(gameId, write)
      },
    }
  }

  #network(life: { isOver: boolean }): GameServer {
    const server = this.#server
    const ask = <Answer>(run: () => Answer): Promise<Answer> => this.#request(life, run)
    const rowsSince = (since: string | null) =>
      [...server.log.values()].filter(({ receivedAt }) => !since || receivedAt >= Date.parse(since) - 60_000)
    const rows = (entries: ReturnType<typeof rowsSince>) => ({
      rows: entries.map(({ playerId, pageId, score, clock, by }) => {
        const { time: clockTime, count: clockCount, node: clockNode } = clock
        return { playerId, pageId, score, clockTime, clockCount, clockNode, enteredBy: by }
      }),
      until:
        entries.length > 0 ? new Date(Math.max(...entries.map(({ receivedAt }) => receivedAt))).toISOString() : null,
    })
    return {
      createGame: () => ask(() => server.game),
      open: () => ask(() => this.#time.now),
      readGame: () => ask(() => server.game),
      listPlayers: () => ask(() => [...server.players.values()]),
      readScores: () => ask(() => [...server.scores().values()]),
      readLog: (_, wanted) =>
        ask(() =>
          'since' in wanted
            ? rows(rowsSince(wanted.since))
            : rows(rowsSince(null).filter((e) => e.playerId === wanted.playerId && e.pageId === wanted.pageId)),
        ),
      addPlayer: (_, player) => ask(() => server.addPlayer(player)),
      changePlayer: (_, id, change) => ask(() => server.changePlayer(id, change)),
      putScores: (_, sent) => ask(() => server.putScores(sent)),
      listen: (_, listener) => this.#listen(life, listener),
      coupon: () => Promise.reject(new ServerFailure('refused', 'notWinner')),
    }
  }

  async #request<Answer>(life: { isOver: boolean }, run: () => Answer): Promise<Answer> {
    await Promise.resolve()
    if (life.isOver) return new Promise<Answer>(() => undefined)
    const fault = this.faults.shift() ?? 'none'
    if (!this.isOnline || fault === 'lost') throw new ServerFailure('offline', 'offline')
    if (fault === 'twice') run()
    if (fault === 'slow') await new Promise<void>((resolve) => this.#late.push(resolve))
    const answer = run()
    if (fault === 'stale') await new Promise<void>((resolve) => this.#late.push(resolve))
    if (fault === 'unanswered') throw new ServerFailure('offline', 'offline')
    await Promise.resolve()
    return answer
  }

  /** Events come in the order of their commits, or the feed is lost; twice is possible, and so is very late. */
  #listen(life: { isOver: boolean }, listener: FeedListener): () => void {
    let held: (() => void)[] | null = null
    const pass = (run: () => void) => {
      if (life.isOver) return
      if (held) held.push(run)
      else run()
    }
    const own: FeedListener = {
      onPlayer: (player) => pass(() => this.#feeds.has(own) && listener.onPlayer(player)),
      onScore: (row) => {
        const fault = this.faults.length > 0 ? this.faults[0] : 'none'
        if (fault === 'slow' && !held) {
          held = []
          this.#late.push(() => {
            const all = held ?? []
            held = null
            for (const each of all) each()
          })
        }
        pass(() => this.#feeds.has(own) && listener.onScore(row))
        if (fault === 'twice') pass(() => this.#feeds.has(own) && listener.onScore(row))
      },
      onReady: () => undefined,
      onLost: () => life.isOver || listener.onLost(),
    }
    let isEnded = false
    const isRefused = !this.isOnline || this.faults.shift() === 'lost'
    queueMicrotask(() => {
      if (life.isOver || isEnded) return
      if (isRefused || !this.isOnline) {
        listener.onLost()
        return
      }
      this.#feeds.add(own)
      this.#server.listeners.add(own)
      listener.onReady()
    })
    return () => {
      isEnded = true
      this.#feeds.delete(own)
      this.#server.listeners.delete(own)
    }
  }
}
