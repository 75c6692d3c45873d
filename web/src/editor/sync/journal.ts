import { keepStorage } from '@blickfang/views/site/keep-storage.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { HistoryEntry } from '../history/history.ts'
import type { Entry } from './entry.ts'
import type { Unsent } from './unsent.ts'

/** Where unacknowledged entries outlive a crash. */
export interface Journal {
  readonly load: (pageId: string) => Promise<readonly Entry[]>
  readonly put: (entry: Entry) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  /** Keeps what a page that goes away has not seen acknowledged, before it returns; `load` brings it back. An empty list forgets it. */
  readonly keepUnsent: (pageId: string, entries: readonly Entry[]) => void
}

interface SavedHistory {
  readonly undo: readonly HistoryEntry[]
  readonly redo: readonly HistoryEntry[]
}

interface EditorDatabase extends DBSchema {
  outbox: { key: string; value: Entry; indexes: { pageId: string } }
  history: { key: string; value: SavedHistory }
}
export type EditorStorage = IDBPDatabase<EditorDatabase>

/** Opens the browser's database of the editor: the outbox of all pages, and a history per page. */
export function openStorage(name = 'blickfang-editor'): Promise<EditorStorage> {
  return openDB<EditorDatabase>(name, 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('pageId', 'pageId')
      database.createObjectStore('history')
    },
    // An older tab must not keep a newer one from opening.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
}

export function idbJournal(storage: () => Promise<EditorStorage>, unsent: Unsent): Journal {
  return {
    load: async (pageId) => {
      const database = await storage()
      const { entries, drop } = unsent.read(pageId)
      await Promise.all(entries.map((entry) => database.put('outbox', entry)))
      drop()
      return database.getAllFromIndex('outbox', 'pageId', pageId)
    },
    put: async (entry) => {
      keepStorage()
      await (await storage()).put('outbox', entry)
    },
    remove: async (id) => (await storage()).delete('outbox', id),
    keepUnsent: unsent.keep,
  }
}
