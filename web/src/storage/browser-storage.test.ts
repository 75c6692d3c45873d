import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import type { DBSchema } from 'idb'
import { expect, test, vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'

interface Kept extends DBSchema {
  words: { key: number; value: string }
}

const open = () => browserStorage<Kept>(randomUUID(), (database) => void database.createObjectStore('words'))

test('wherever the connection is lost, all that was written is there, and what failed to open is opened by the next', async () => {
  const loss = fc.constantFrom('none', 'before', 'during', 'unopened')
  await fc.assert(
    fc.asyncProperty(fc.array(loss, { maxLength: 8 }), async (losses) => {
      const storage = open()
      for (const [at, lost] of losses.entries()) {
        const write = () =>
          storage(async (database) => {
            if (lost === 'during' && !isLost) {
              isLost = true
              database.close()
            }
            await database.put('words', `Wort ${at}`, at)
          })
        let isLost = false
        if (lost === 'before') await storage(async (database) => database.close())
        if (lost === 'unopened') {
          await storage(async (database) => database.close())
          vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
            throw new DOMException('The disk is busy', 'DataError')
          })
          await expect(write()).rejects.toThrow('The disk is busy')
        }
        await write()
      }
      expect(await storage((database) => database.getAll('words'))).toEqual(losses.map((_, at) => `Wort ${at}`))
    }),
    { numRuns: 50 },
  )
})

test('what fails for another reason has failed, once, and the connection stays', async () => {
  const storage = open()
  await storage((database) => database.put('words', 'eins', 1))
  const opened = vi.spyOn(indexedDB, 'open').mockClear()
  const run = vi.fn(() => Promise.reject(new DOMException('Full', 'QuotaExceededError')))
  await expect(storage(run)).rejects.toThrow('Full')
  expect(run).toHaveBeenCalledTimes(1)
  expect(await storage((database) => database.get('words', 1))).toBe('eins')
  expect(opened).not.toHaveBeenCalled()
})

test('a newer tab that wants to change the database is not kept from it', async () => {
  const name = randomUUID()
  const storage = browserStorage<Kept>(name, (database) => void database.createObjectStore('words'))
  await storage((database) => database.put('words', 'eins', 1))
  const newer = indexedDB.open(name, 2)
  await new Promise((done, fail) => Object.assign(newer, { onsuccess: done, onerror: fail, onblocked: fail }))
  await expect(storage((database) => database.get('words', 1))).rejects.toThrow(/version/i)
})
