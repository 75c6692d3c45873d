import type { Entry } from '@blickfang/contract/game/game.ts'

/** An entry with its key (cell, clock and score: the same entry is the same key everywhere). */
export interface EntryRecord extends Entry {
  readonly key: string
  /** Made on this phone and not yet acknowledged by the server. */
  readonly isWaiting: boolean
}

/** A player as the server has it, or as this phone made it. */
export interface PlayerRecord {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly removedAt: string | null
}

/** Change that this phone made to a player and the server has not acknowledged. A later change of the same kind takes its place. */
export interface PlayerChange {
  readonly key: string
  readonly playerId: string
  readonly kind: 'add' | 'name' | 'removedAt'
  readonly value: string | null
  /** Tells a change from the one that took its place while it was under way. */
  readonly stamp: string
}

export interface GameRecord {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  /** Missing in what an earlier version kept, until the server has been read again. */
  readonly pageIds?: readonly string[]
  /** Offset that is added to this phone's clock to have the server's, in ms. */
  readonly clockOffset: number
  /** The server's log has been read up to here. */
  readonly readUntil: string | null
}

/** Step of the journal, written whole or not at all. Records with the same key are replaced. */
export interface JournalWrite {
  readonly game?: GameRecord
  readonly players?: readonly PlayerRecord[]
  readonly changes?: readonly PlayerChange[]
  readonly entries?: readonly EntryRecord[]
  readonly dropPlayers?: readonly string[]
  readonly dropChanges?: readonly Pick<PlayerChange, 'key' | 'stamp'>[]
  readonly dropEntries?: readonly string[]
}

/** Everything that a phone keeps of a game. */
export type Kept = Required<Pick<JournalWrite, 'players' | 'changes' | 'entries'>> & Pick<JournalWrite, 'game'>

/** Where games outlive a reload, an empty battery and a round without signal. */
export interface Journal {
  readonly load: (gameId: string) => Promise<Kept>
  readonly write: (gameId: string, write: JournalWrite) => Promise<void>
}

/** The key of an entry. */
export function entryKey({ playerId, pageId, clock, score }: Pick<Entry, 'playerId' | 'pageId' | 'clock' | 'score'>) {
  return [pageId, playerId, clock.time, clock.count, clock.node, score].join(' ')
}
