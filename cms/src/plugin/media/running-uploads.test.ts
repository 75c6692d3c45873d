import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RunningUploads } from './running-uploads.ts'

const key = 'a'
let uploads: RunningUploads<string>
let resolve: (value: string) => void
let reject: (error: unknown) => void
let stopped: number
const work = vi.fn((signal: AbortSignal) => {
  signal.addEventListener('abort', () => stopped++)
  return new Promise<string>((yes, no) => {
    resolve = yes
    reject = no
  })
})

beforeEach(() => {
  vi.useFakeTimers()
  uploads = new RunningUploads()
  stopped = 0
  work.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

const begin = (sum = 's', signal?: AbortSignal) => uploads.begin({ key, sum, signal, work })
const ignored = () => undefined

test('a file that is sent twice is one upload with one answer', async () => {
  const all = [begin(), begin(), uploads.find(key)]
  resolve('medium')
  expect(await Promise.all(all)).toEqual(['medium', 'medium', 'medium'])
  expect(work).toHaveBeenCalledTimes(1)
})

test('another file under the same key is refused', async () => {
  void begin()
  await expect(begin('other')).rejects.toMatchObject({ code: 'INVALID', detail: { fields: { key: 'used' } } })
})

test('who waits for long is told that it is still worked on, and hears the end when they ask again', async () => {
  const first = expect(begin()).rejects.toMatchObject({ code: 'PICTURE_PENDING', status: 409 })
  await vi.advanceTimersByTimeAsync(20_000)
  await first
  await vi.advanceTimersByTimeAsync(50_000)
  const again = uploads.find(key)
  resolve('medium')
  expect(await again).toBe('medium')
  expect(stopped).toBe(0)
})

test('a refusal that came meanwhile is told to who asks again', async () => {
  const first = begin().catch(ignored)
  await vi.advanceTimersByTimeAsync(20_000)
  await first
  reject(new AppError('FILE_DAMAGED'))
  await expect(uploads.find(key)).rejects.toMatchObject({ code: 'FILE_DAMAGED' })
})

test('what nobody asks for any more is stopped, at once or, when they were told to come again, after a minute', async () => {
  const gone = new AbortController()
  const left = begin('s', gone.signal).catch(ignored)
  gone.abort()
  await left
  expect([stopped, uploads.find(key)]).toEqual([1, undefined])
  const told = begin().catch(ignored)
  await vi.advanceTimersByTimeAsync(20_000)
  await told
  await vi.advanceTimersByTimeAsync(59_000)
  expect(stopped).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([stopped, uploads.find(key)]).toEqual([2, undefined])
})

test('one who goes away takes nothing from another who waits', async () => {
  const gone = new AbortController()
  const left = begin('s', gone.signal).catch(ignored)
  const stays = begin()
  gone.abort()
  await left
  resolve('medium')
  expect(await stays).toBe('medium')
  expect(stopped).toBe(0)
})
