import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { idbJournal, openStorage } from './journal.ts'
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
  const first = await openStorage('journal-test')
  const journal = idbJournal(async () => first, storedUnsent(memoryStorage))
  await journal.put(entry('1'))
  await journal.put({ ...entry('2'), state: 'sent' })
  await journal.put(entry('3', 'another page'))
  await journal.remove('1')
  first.close()
  const again = await openStorage('journal-test')
  expect(await idbJournal(async () => again, storedUnsent(memoryStorage)).load('page')).toEqual([
    { ...entry('2'), state: 'sent' },
  ])
  again.close()
})

test('what a page could not journal any more before it went is there for the next one, and only once', async () => {
  const disk = memoryStorage()
  const database = await openStorage('unsent-test')
  const leaving = idbJournal(
    async () => database,
    storedUnsent(() => disk),
  )
  await leaving.put(entry('1'))
  leaving.keepUnsent('page', [{ ...entry('1'), state: 'sent' }, entry('2')])
  leaving.keepUnsent('another page', [entry('3', 'another page')])
  const next = idbJournal(
    async () => database,
    storedUnsent(() => disk),
  )
  expect(await next.load('page')).toEqual([{ ...entry('1'), state: 'sent' }, entry('2')])
  await next.remove('2')
  expect(await next.load('page')).toEqual([{ ...entry('1'), state: 'sent' }])
  leaving.keepUnsent('another page', [])
  expect(await next.load('another page')).toEqual([])
  database.close()
})
