import type { EntryRecord, GameRecord, Journal, PlayerChange, PlayerRecord } from './journal.ts'

interface Shelf {
  game?: GameRecord
  readonly players: Map<string, PlayerRecord>
  readonly changes: Map<string, PlayerChange>
  readonly entries: Map<string, EntryRecord>
}

/** For browsers without IndexedDB (private mode): holds until the tab is closed. */
export function memoryJournal(): Journal {
  const shelves = new Map<string, Shelf>()
  const shelfOf = (gameId: string): Shelf => {
    const shelf = shelves.get(gameId) ?? { players: new Map(), changes: new Map(), entries: new Map() }
    shelves.set(gameId, shelf)
    return shelf
  }
  return {
    load: async (gameId) => {
      const { game, players, changes, entries } = shelfOf(gameId)
      const kept = { players: [...players.values()], changes: [...changes.values()], entries: [...entries.values()] }
      return game ? { game, ...kept } : kept
    },
    write: async (gameId, write) => {
      const shelf = shelfOf(gameId)
      if (write.game) shelf.game = write.game
      for (const id of write.dropPlayers ?? []) shelf.players.delete(id)
      for (const key of write.dropEntries ?? []) shelf.entries.delete(key)
      for (const { key, stamp } of write.dropChanges ?? [])
        if (shelf.changes.get(key)?.stamp === stamp) shelf.changes.delete(key)
      for (const player of write.players ?? []) shelf.players.set(player.id, player)
      for (const change of write.changes ?? []) shelf.changes.set(change.key, change)
      for (const entry of write.entries ?? []) shelf.entries.set(entry.key, entry)
    },
  }
}
