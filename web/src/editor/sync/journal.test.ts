import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Entry } from './entry.ts'
import { editorStorage, idbJournal } from './journal.ts'
import { storedUnsent } from './unsent.ts'

/** The browser's plain storage. */
function memoryStorage() {
  const items: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(items, { [key]: value }),
    removeItem: (key: string) => void delete items[key],
  }
  for (const name of Object.keys(methods)) Object.defineProperty(items, name, { value: methods[name as 'getItem'] })
  return items as unknown as Storage
}

const entry = (id: string, pageId = 'page'): Entry => ({ type: 'addGroup', id, pageId, state: 'waiting', groups: [] })

test('the journal gives back a page’s own entries after it was closed', async () => {
  const first = editorStorage('journal-test')
  const journal = idbJournal(first, storedUnsent(memoryStorage))
  await journal.put(entry('1'))
  await journal.put({ ...entry('2'), state: 'sent' })
  await journal.put(entry('3', 'another page'))
  await journal.remove('1')
  await first(async (database) => database.close())
  const again = idbJournal(editorStorage('journal-test'), storedUnsent(memoryStorage))
  expect(await again.load('page')).toEqual([{ ...entry('2'), state: 'sent' }])
  // The browser has taken the connection away, as Safari does from pages in the background.
  await journal.put(entry('4'))
  expect(await again.load('page')).toEqual([{ ...entry('2'), state: 'sent' }, entry('4')])
})

test('what a page could not journal any more before it went is there for the next one, and only once', async () => {
  const disk = memoryStorage()
  const storage = editorStorage('unsent-test')
  const leaving = idbJournal(
    storage,
    storedUnsent(() => disk),
  )
  await leaving.put(entry('1'))
  leaving.keepUnsent('page', [{ ...entry('1'), state: 'sent' }, entry('2')])
  leaving.keepUnsent('another page', [entry('3', 'another page')])
  const next = idbJournal(
    storage,
    storedUnsent(() => disk),
  )
  expect(await next.load('page')).toEqual([{ ...entry('1'), state: 'sent' }, entry('2')])
  await next.remove('2')
  expect(await next.load('page')).toEqual([{ ...entry('1'), state: 'sent' }])
  leaving.keepUnsent('another page', [])
  expect(await next.load('another page')).toEqual([])
})

test('a list that is damaged keeps nobody from what else was kept', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json(), fc.nat(60)), async (damage) => {
      const disk = memoryStorage()
      const unsent = storedUnsent(() => disk)
      const whole = JSON.stringify([entry('1')])
      disk.setItem('blickfang-unsent:page:damaged', typeof damage === 'number' ? whole.slice(0, damage) : damage)
      unsent.keep('page', [entry('2')])
      const { entries, drop } = unsent.read('page')
      expect(entries.filter(({ id }) => id !== '1')).toEqual([entry('2')])
      drop()
      expect(unsent.read('page').entries).toEqual([])
    }),
  )
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})
