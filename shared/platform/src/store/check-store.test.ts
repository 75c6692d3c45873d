import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canRead, canWrite } from './check-store.ts'
import type { MediaStore } from './media-store.ts'

const good: MediaStore = { find: async () => null, write: async () => undefined, removeAll: async () => undefined }
/** As a bucket says it, with words that are nobody's business. */
const refused = Object.assign(new Error('AKIA… may not write to https://bucket.example/media'), {
  name: 'AccessDenied',
})

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('a bucket that takes no uploads is a warning in words without its address, until it takes them again', async () => {
  let write: MediaStore['write'] = () => Promise.reject(refused)
  const check = canWrite({ ...good, write: (...args) => write(...args) })
  expect(await check()).toEqual({ status: 'warn', output: 'The media library fails: it refuses these keys.' })
  write = good.write
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await check()).toEqual({ status: 'pass' })
})

test('a bucket that shows nothing is a warning where pictures are read, and writing is looked at by writing', async () => {
  const blind = { ...good, find: () => Promise.reject(refused) }
  expect(await canRead(blind)()).toMatchObject({ status: 'warn' })
  expect(await canWrite(blind)()).toEqual({ status: 'pass' })
})
