import { keepStorage } from '@blickfang/views/site/keep-storage.ts'
import type { DBSchema } from 'idb'
import { browserStorage, type WithStorage } from '../../storage/browser-storage.ts'
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
export type EditorStorage = WithStorage<EditorDatabase>

/** The browser's database of the editor: the outbox of all pages, and a history per page. */
export function editorStorage(name = 'blickfang-editor'): EditorStorage {
  return browserStorage<EditorDatabase>(name, (database) => {
    database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('pageId', 'pageId')
    database.createObjectStore('history')
  })
}

export function idbJournal(storage: EditorStorage, unsent: Unsent): Journal {
  return {
    load: (pageId) =>
      storage(async (database) => {
        const { entries, drop } = unsent.read(pageId)
        await Promise.all(entries.map((entry) => database.put('outbox', entry)))
        drop()
        return database.getAllFromIndex('outbox', 'pageId', pageId)
      }),
    put: async (entry) => {
      keepStorage()
      await storage((database) => database.put('outbox', entry))
    },
    remove: (id) => storage((database) => database.delete('outbox', id)),
    keepUnsent: unsent.keep,
  }
}
