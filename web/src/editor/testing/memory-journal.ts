import type { Entry } from '../sync/entry.ts'
import type { Journal } from '../sync/journal.ts'

/** A disk that outlives a session of a test, not the test. */
export class MemoryDisk {
  readonly entries = new Map<string, Entry>()
  unsent: readonly Entry[] = []
}

/** A journal on it. Like a database it writes a little later, and not at all once its page `isGone`. */
export function memoryJournal(disk: MemoryDisk, isGone: () => boolean): Journal {
  async function later(write: () => void) {
    await Promise.resolve()
    await Promise.resolve()
    if (!isGone()) write()
  }
  return {
    load: async (pageId) => {
      for (const entry of disk.unsent) disk.entries.set(entry.id, entry)
      disk.unsent = []
      return structuredClone([...disk.entries.values()].filter((entry) => entry.pageId === pageId))
    },
    put: (entry) => {
      const copy = structuredClone(entry)
      return later(() => disk.entries.set(copy.id, copy))
    },
    remove: (id) => later(() => disk.entries.delete(id)),
    keepUnsent: (_pageId, entries) => {
      disk.unsent = structuredClone(entries)
    },
  }
}
