import { mount } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { type EntryList, useEntries } from './use-entries.ts'

interface Asked {
  readonly page?: number | string
  readonly search?: string
}
const asks: { readonly asked: Asked; readonly answer: (answer: object) => void }[] = []
const session = vi.hoisted(() => ({ current: null as unknown }))
vi.mock('../../context/editor-context.tsx', () => ({ useEditor: () => session.current }))
session.current = {
  document: { entries: createStore(() => ({ byId: {} })) },
  loadEntries: (asked: Asked) => new Promise((answer) => asks.push({ asked, answer })),
}

let list: EntryList
let search: (words: string) => void
function List() {
  const [words, setWords] = useState('')
  search = setWords
  list = useEntries('jobs', words)
  return null
}
const answer = (at: number, id: string, total: number) =>
  act(async () => asks[at]?.answer({ entries: [{ id }], total, pages: total }))

test('what comes late of an older question leaves what was looked for since', async () => {
  const { unmount } = await mount(<List />)
  await waitFor(() => expect(asks).toHaveLength(1))
  await answer(0, 'a', 2)
  let more = Promise.resolve()
  await act(async () => {
    more = list.readMore()
  })
  await act(async () => search('optik'))
  await waitFor(() => expect(asks).toHaveLength(3))
  await answer(2, 'z', 1)
  expect(list.listed?.ids).toEqual(['z'])
  await answer(1, 'b', 2)
  await act(() => more)
  expect(list.listed?.ids).toEqual(['z'])
  await unmount()
})
