import { cellKey, type Entry, type GameState, noGame } from '@blickfang/contract/game/game.ts'
import type { GamePorts } from '../game-ports.ts'
import { cleanName } from './clean-name.ts'
import { GameLog, phoneIdLength } from './game-log.ts'
import { type EntryRecord, entryKey, type JournalWrite, type Kept, type PlayerChange } from './journal.ts'
import { PatientDisk } from './patient-disk.ts'

type Status = Pick<GameState, 'status' | 'connection' | 'storage' | 'problem'>

const maxPlayers = 100
const maxScore = 999
/** Taps within this time, in ms, mean one entry: the overtaken tap leaves no line in the log. */
const tapWindowMs = 1_000

/**
 * A game on this phone: whatever people do is kept first and shown then, one after the other. The session knows no network:
 * `onChange` tells when there may be something to send.
 */
export class GameSession {
  readonly id: string
  readonly log = new GameLog()
  /** Entries that another tab made and sends. */
  readonly held = new Set<string>()
  /** Entries on their way: they are in the server's log perhaps, so they stay in ours. */
  readonly inFlight = new Set<string>()
  readonly #coalesced = new Set<string>()
  /** Keys of what this tab has done away with; a disk that is behind may still have it. */
  readonly #gone = new Set<string>()
  readonly #ports: GamePorts
  readonly #node: string
  readonly #onChange: () => void
  readonly #tabs: ReturnType<GamePorts['openTabs']>
  /** The last tap of each number that is not kept yet, by cellKey. */
  readonly #tapped = new Map<string, { readonly score: number }>()
  /** The entry of the last tap, and when the finger came down: by no clock that anybody can set. */
  #lastTap = { key: '', at: 0 }
  #status: Status = { status: 'opening', connection: 'connecting', storage: 'kept', problem: null }
  #queue: Promise<void>
  readonly #disk: PatientDisk
  /** Resolves when the disk has said what it keeps of the game, however late. */
  readonly known: Promise<void>
  #isClosed = false

  constructor(id: string, ports: GamePorts, onChange: () => void) {
    this.id = id
    this.#ports = ports
    this.#onChange = onChange
    this.#node = ports.phone.id.slice(0, phoneIdLength) + ports.newId().replaceAll('-', '').slice(0, 12)
    this.#tabs = ports.openTabs(id, (write) => this.#receiveWrite(write))
    this.#disk = new PatientDisk(ports.later, (storage) => this.set({ storage }))
    this.known = ports.journal.load(id).then((kept) => this.#take(kept))
    this.#queue = this.#load()
  }

  /** Resolves when everything that was done so far is kept. */
  get settled(): Promise<void> {
    return this.#queue
  }

  get state(): GameState {
    const { game, players, scores, contested, waiting } = this.log
    const known = game && { id: game.id, name: game.name, createdAt: game.createdAt, pageIds: game.pageIds ?? [] }
    return {
      ...noGame,
      ...this.#status,
      game: known,
      players,
      scores,
      tapped:
        this.#tapped.size === 0 ? noGame.tapped : new Map([...this.#tapped].map(([cell, { score }]) => [cell, score])),
      contested,
      waiting,
      phoneName: this.#ports.phone.name(),
    }
  }

  /** The server's time, as well as this phone knows it. */
  get now(): number {
    return Math.max(0, Math.round(this.#ports.now() + (this.log.game?.clockOffset ?? 0)))
  }

  set(status: Partial<Status>): void {
    if (this.#isClosed) return
    const before = this.#status
    this.#status = { ...before, ...status }
    const isSame = (Object.keys(status) as (keyof Status)[]).every((key) => before[key] === status[key])
    if (!isSame) this.#onChange()
  }

  addPlayer(given: string): string | null {
    const name = cleanName(given)
    if (!name) return null
    if (this.log.players.length >= maxPlayers) {
      this.set({ problem: 'tooManyPlayers' })
      return null
    }
    const id = this.#ports.newId()
    this.#do(() => {
      const player = { id, name, createdAt: new Date(this.now).toISOString(), removedAt: null }
      return { players: [player], changes: [this.#change(id, 'add', name)] }
    })
    return id
  }

  changePlayer(id: string, kind: 'name' | 'removedAt', value: string | null): void {
    this.#do(() => {
      const shown = this.log.players.find((player) => player.id === id)
      return shown && shown[kind] !== value ? { changes: [this.#change(id, kind, value)] } : null
    })
  }

  setScore(playerId: string, pageId: string, score: number): void {
    if (!Number.isInteger(score) || score < 0 || score > maxScore) return
    const tappedAt = this.#ports.elapsed()
    const cell = cellKey(playerId, pageId)
    const tap = { score }
    this.#tapped.set(cell, tap)
    const settle = () => {
      if (this.#tapped.get(cell) === tap) this.#tapped.delete(cell)
    }
    void this.#do(() => {
      if (!this.log.player(playerId)) {
        settle()
        this.#onChange()
        return null
      }
      const clock = this.log.nextClock(this.now, this.#node)
      const by = this.#ports.phone.name()
      const entry = { playerId, pageId, score, clock, by, isMine: true, isWaiting: true }
      const key = entryKey(entry)
      const overtaken = this.#justTapped(entry, tappedAt)
      this.#lastTap = { key, at: tappedAt }
      return {
        entries: [{ ...entry, key }],
        ...(overtaken && { dropEntries: [overtaken.key] }),
      }
    }, settle)
    this.#onChange()
  }

  /** Whether a node is one of this phone's tabs. */
  isMine(node: string): boolean {
    return node.startsWith(this.#ports.phone.id.slice(0, phoneIdLength))
  }

  /** Whether an entry may be sent from here now. */
  isFree({ key }: EntryRecord): boolean {
    return !this.held.has(key) && !this.inFlight.has(key) && !this.#coalesced.has(key)
  }

  /** Keeps what the server said or acknowledged, in turn with what people do. */
  receive(make: () => JournalWrite | null): Promise<void> {
    return this.#do(make)
  }

  /** Takes over what tabs that were closed have left behind. Their entries may be sent from here once the step after this one is done. */
  adopt(then: () => JournalWrite | null): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      let isInTime = true
      const taken = this.#ports.journal.load(this.id).then((kept) => {
        if (isInTime) for (const { key, isWaiting } of kept.entries) if (isWaiting) this.held.add(key)
        this.#take(kept)
      })
      await this.#disk.read(taken, null)
      isInTime = false
    })
    void this.#do(then)
    this.#queue = this.#queue.then(() => this.held.clear())
    return this.#queue
  }

  /** Whatever it still does, another session on the same disk does again. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  close(): void {
    this.#isClosed = true
    this.#tabs.close()
  }

  async #load(): Promise<void> {
    await this.#disk.read(this.known, 'unavailable')
    if (!this.log.game) this.#onChange()
  }

  /** Takes over the contents of the disk, in time or late: whatever was done or heard meanwhile stands over them. */
  #take({ game, players, changes, entries }: Kept): void {
    const { log } = this
    const changed = new Set(log.changes.map(({ key }) => key))
    log.apply({
      ...(game && !log.game && { game }),
      players: players.filter(({ id }) => !log.player(id) && !this.#gone.has(id)),
      changes: changes.filter(({ key, stamp }) => !changed.has(key) && !this.#gone.has(stamp)),
      entries: entries.filter(({ key }) => !this.#gone.has(key)),
    })
    if (log.game && this.#status.status === 'opening') this.set({ status: 'ready' })
    else if (!this.#isClosed) this.#onChange()
  }

  /** Does a step after the one before: the next step is stamped when this one is kept. */
  #do(make: () => JournalWrite | null, onKept: () => void = () => undefined): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      const write = make()
      if (!write) return
      await this.#keep(write)
      onKept()
      this.log.apply(write)
      for (const key of write.dropEntries ?? []) {
        this.#coalesced.delete(key)
        this.#gone.add(key)
      }
      for (const { stamp } of write.dropChanges ?? []) this.#gone.add(stamp)
      for (const id of write.dropPlayers ?? []) this.#gone.add(id)
      if (!this.#isClosed) this.#tabs.tell(write)
      this.#onChange()
    })
    return this.#queue
  }

  #keep(write: JournalWrite): Promise<void> {
    const step = this.#disk.isBehind ? this.#everything(write) : write
    return this.#disk.write(this.#ports.journal.write(this.id, step))
  }

  /** After a failure, what is not kept yet as well: the server has the rest. */
  #everything(write: JournalWrite): JournalWrite {
    const game = write.game ?? this.log.game
    const added = this.log.changes.flatMap(({ kind, playerId }) => (kind === 'add' ? [this.log.player(playerId)] : []))
    const [gone, done] = [new Set(write.dropEntries), new Set(write.dropChanges?.map(({ stamp }) => stamp))]
    const players = added.filter((player) => player && !write.dropPlayers?.includes(player.id))
    const changes = this.log.changes.filter(({ stamp }) => !done.has(stamp))
    const entries = this.log.waitingEntries.filter(({ key }) => !gone.has(key))
    return {
      ...write,
      ...(game && { game }),
      players: [...players.filter((player) => player !== undefined), ...(write.players ?? [])],
      changes: [...changes, ...(write.changes ?? [])],
      entries: [...entries, ...(write.entries ?? [])],
    }
  }

  #receiveWrite(write: JournalWrite): void {
    for (const { key, isWaiting } of write.entries ?? []) if (isWaiting) this.held.add(key)
    for (const { stamp } of write.changes ?? []) this.held.add(stamp)
    this.log.apply(write)
    this.#onChange()
  }

  #change(playerId: string, kind: PlayerChange['kind'], value: string | null): PlayerChange {
    return { key: `${playerId} ${kind}`, playerId, kind, value, stamp: this.#ports.newId() }
  }

  /** This tab's last tap on the same number, if it was made just now and nobody else has seen it. */
  #justTapped({ playerId, pageId }: Pick<Entry, 'playerId' | 'pageId'>, tappedAt: number): EntryRecord | undefined {
    const [latest] = this.log.entriesOf(playerId, pageId)
    if (!latest?.isWaiting || latest.key !== this.#lastTap.key || !this.isFree(latest)) return undefined
    if (tappedAt - this.#lastTap.at >= tapWindowMs) return undefined
    this.#coalesced.add(latest.key)
    return latest
  }
}
