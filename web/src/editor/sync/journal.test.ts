import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { idbJournal, openStorage } from './journal.ts'

const entry = (id: string, pageId = 'page'): Entry => ({ type: 'addGroup', id, pageId, state: 'waiting', groups: [] })

test('the journal gives back a page’s own entries after it was closed', async () => {
  const first = await openStorage('journal-test')
  const journal = idbJournal(async () => first)
  await journal.put(entry('1'))
  await journal.put({ ...entry('2'), state: 'sent' })
  await journal.put(entry('3', 'another page'))
  await journal.remove('1')
  first.close()
  const again = await openStorage('journal-test')
  expect(await idbJournal(async () => again).load('page')).toEqual([{ ...entry('2'), state: 'sent' }])
  again.close()
})
