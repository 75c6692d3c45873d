import { expect, test, vi } from 'vitest'
import { keepStorage } from './keep-storage.ts'

test('the browser is asked once to keep what is stored, and its refusal troubles nobody', async () => {
  const persist = vi.fn(async () => {
    throw new Error('Not allowed')
  })
  vi.stubGlobal('navigator', { storage: { persist } })
  keepStorage()
  keepStorage()
  await Promise.resolve()
  expect(persist).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
