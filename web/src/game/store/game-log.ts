import { type Clock, compareClocks, compareEntries, nextClock } from '@blickfang/contract/game/clock.ts'
import { cellKey, type Entry, type Player } from '@blickfang/contract/game/game.ts'
import type { EntryRecord, GameRecord, JournalWrite, PlayerChange, PlayerRecord } from './journal.ts'

/** A phone's part of a node: tabs of one phone are nodes of their own, so that no two ever use the same clock. */
export const phoneIdLength = 16

/** All that this phone knows of a game: what the server said, and over it what the phone did and the server does not know yet. */
export class GameLog {
  game: GameRecord | null = null
  readonly #players = new Map<string, PlayerRecord>()
  readonly #changes = new Map<string, PlayerChange>()
  /** Entries by cell, the latest first. */
  readonly #cells = new Map<string, readonly EntryRecord[]>()
  #scores: ReadonlyMap<string, Entry> = new Map()
  #contested: ReadonlySet<string> = new Set()
  #shown: readonly Player[] = []
  #waiting = 0

  /** Takes over a step that was journalled here or in another tab. Whatever the server has acknowledged stays acknowledged. */
  apply(write: JournalWrite): void {
    if (write.game) this.game = write.game
    for (const id of write.dropPlayers ?? []) this.#players.delete(id)
    for (const player of write.players ?? []) this.#players.set(player.id, player)
    for (const { key, stamp } of write.dropChanges ?? [])
      if (this.#changes.get(key)?.stamp === stamp) this.#changes.delete(key)
    for (const change of write.changes ?? []) this.#changes.set(change.key, change)
    const dropped = new Set(write.dropEntries)
    if (dropped.size > 0) {
      for (const [cell, entries] of this.#cells) {
        const left = entries.filter(({ key }) => !dropped.has(key))
        if (left.length === 0) this.#cells.delete(cell)
        else if (left.length < entries.length) this.#cells.set(cell, left)
      }
    }
    for (const entry of write.entries ?? []) this.#put(entry)
    this.#derive(write)
  }

  get scores(): ReadonlyMap<string, Entry> {
    return this.#scores
  }

  get contested(): ReadonlySet<string> {
    return this.#contested
  }

  get players(): readonly Player[] {
    return this.#shown
  }

  /** Entries and changes that the server has not acknowledged. */
  get waiting(): number {
    return this.#waiting
  }

  /** Changes that wait to be sent, players first, each in the order in which it was made. */
  get changes(): readonly PlayerChange[] {
    return [...this.#changes.values()]
  }

  get waitingEntries(): readonly EntryRecord[] {
    const waiting = [...this.#cells.values()].flat().filter(({ isWaiting }) => isWaiting)
    return waiting.sort((a, b) => compareEntries(a, b))
  }

  /** The entries of a cell, the latest first. */
  entriesOf(playerId: string, pageId: string): readonly EntryRecord[] {
    return this.#cells.get(cellKey(playerId, pageId)) ?? []
  }

  find(entry: Pick<EntryRecord, 'key' | 'playerId' | 'pageId'>): EntryRecord | undefined {
    return this.entriesOf(entry.playerId, entry.pageId).find(({ key }) => key === entry.key)
  }

  player(id: string): PlayerRecord | undefined {
    return this.#players.get(id)
  }

  /** A clock later than every entry that this phone has seen. */
  nextClock(now: number, node: string): Clock {
    return nextClock(
      this.#last(() => true),
      now,
      node,
    )
  }

  /** The latest of the entries that are known to others. */
  lastKnownClock(): Clock | null {
    return this.#last(({ isWaiting }) => !isWaiting)
  }

  /** The latest of the entries whose clock is not later than this. */
  latestClock(upTo: number): Clock | null {
    return this.#last(({ clock }) => clock.time <= upTo)
  }

  #last(isMeant: (entry: EntryRecord) => boolean): Clock | null {
    let last: Clock | null = null
    for (const entries of this.#cells.values()) {
      const first = entries.find(isMeant)
      if (first && (!last || compareClocks(first.clock, last) > 0)) last = first.clock
    }
    return last
  }

  #put(entry: EntryRecord): void {
    const cell = cellKey(entry.playerId, entry.pageId)
    const entries = this.#cells.get(cell) ?? []
    const known = entries.find(({ key }) => key === entry.key)
    if (known && (!known.isWaiting || entry.isWaiting)) return
    const others = entries.filter(({ key }) => key !== entry.key)
    this.#cells.set(
      cell,
      [...others, entry].sort((a, b) => compareEntries(b, a)),
    )
  }

  #derive(write: JournalWrite): void {
    if (write.entries || write.dropEntries) {
      const scores = new Map<string, Entry>()
      const contested = new Set<string>()
      for (const [cell, entries] of this.#cells) {
        const [latest] = entries
        if (latest) scores.set(cell, latest)
        if (latest && isContested(entries)) contested.add(cell)
      }
      this.#scores = scores
      if (!isSameSet(contested, this.#contested)) this.#contested = contested
    }
    if (write.players || write.changes || write.dropChanges || write.dropPlayers) this.#shown = this.#showPlayers()
    let waiting = this.#changes.size
    for (const entries of this.#cells.values()) for (const { isWaiting } of entries) if (isWaiting) waiting += 1
    this.#waiting = waiting
  }

  /** Lists the players as they are shown: a change of the phone stands over the server's record until the server has acknowledged it. */
  #showPlayers(): readonly Player[] {
    const shown = [...this.#players.values()].map((player) => ({
      ...player,
      name: this.#changes.get(`${player.id} name`)?.value ?? player.name,
      removedAt: this.#removedAt(player),
    }))
    return shown.sort((a, b) => order(a.createdAt, b.createdAt) || order(a.id, b.id))
  }

  #removedAt(player: PlayerRecord): string | null {
    const change = this.#changes.get(`${player.id} removedAt`)
    return change ? change.value : player.removedAt
  }
}

function isContested(entries: readonly EntryRecord[]): boolean {
  const [latest, ...others] = entries
  if (!latest) return false
  const phone = (entry: EntryRecord) => entry.clock.node.slice(0, phoneIdLength)
  return others.some((other, index) =>
    entries.slice(0, index + 1).some((later) => phone(later) !== phone(other) && later.score !== other.score),
  )
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((each) => b.has(each))
}

/** Times are compared as times: the server writes them differently from the phone. */
function order(a: string, b: string): number {
  const [x, y] = [Date.parse(a), Date.parse(b)]
  if (Number.isNaN(x) || Number.isNaN(y)) return a < b ? -1 : a > b ? 1 : 0
  return x - y
}
