import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SyncStatus } from '../sync/sync-state.ts'
import { useSavedWord } from './use-saved-word.ts'

let root: Root
let word = ''

function Word(sync: { status: SyncStatus; savedAt: number }) {
  word = useSavedWord(sync)
  return null
}

const show = (status: SyncStatus, savedAt = 0) =>
  act(async () => root.render(<Word status={status} savedAt={savedAt} />))
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  root = createRoot(document.createElement('div'))
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a save without an answer says after five seconds that it takes longer, until it is saved', async () => {
  await show('saving')
  await pass(4_900)
  expect(word).toBe('saving')
  await pass(200)
  expect(word).toBe('slow')
  await show('saved', 1)
  expect(word).toBe('saved')
  await show('saving', 1)
  expect(word).toBe('saving')
})

test('a person who writes for long waits for nobody', async () => {
  await show('typing')
  await pass(20_000)
  expect(word).toBe('saving')
  await show('saving')
  await pass(4_900)
  expect(word).toBe('saving')
})

test('answers that come one after the other are no long save', async () => {
  await show('saving', 1)
  await pass(4_000)
  await show('saving', 2)
  await pass(4_000)
  expect(word).toBe('saving')
})

test('a server that does not answer is another thing than a missing network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await show('offline')
  expect(word).toBe('unreachable')
  onLine.mockReturnValue(false)
  await act(async () => window.dispatchEvent(new Event('offline')))
  expect(word).toBe('offline')
})
