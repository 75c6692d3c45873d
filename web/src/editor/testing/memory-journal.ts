import type { Entry } from '../sync/entry.ts'
import type { Journal } from '../sync/journal.ts'

/** A journal that outlives a session of a test, not the test. */
export function memoryJournal(): Journal {
  const entries = new Map<string, Entry>()
  return {
    load: async (pageId) => structuredClone([...entries.values()].filter((entry) => entry.pageId === pageId)),
    put: async (entry) => void entries.set(entry.id, structuredClone(entry)),
    remove: async (id) => void entries.delete(id),
  }
}
