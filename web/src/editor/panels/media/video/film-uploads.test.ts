import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FilmUploads } from './film-uploads.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../../../cms/api-client.ts', () => ({ call }))
vi.mock('../../../../cms/send-film.ts', () => ({ FilmNotSentError: class extends Error {}, sendFilm: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers()
  call.mockReset()
})
afterEach(() => void vi.useRealTimers())

const film = (upload: string) => ({ media: { id: 'film', videoSettings: { upload } } })
const asked = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  return call.mock.calls.length
}

test('a film is asked for every three seconds until it is ready, also while its service is away', async () => {
  const [onMedia, onReady] = [vi.fn(), vi.fn()]
  call.mockResolvedValueOnce(film('preparing'))
  call.mockRejectedValueOnce(new ApiError('UNAVAILABLE', 503))
  call.mockResolvedValueOnce(film('ready'))
  const films = new FilmUploads({ onMedia, onEnd: () => undefined })
  const followed = films.follow({ id: 'film' }, onReady)
  void films.follow({ id: 'film' })
  expect([await asked(2_999), await asked(1), await asked(2_999), await asked(1)]).toEqual([0, 1, 1, 2])
  expect(onReady).not.toHaveBeenCalled()
  expect([await asked(2_999), await asked(1)]).toEqual([2, 3])
  await followed
  expect([onMedia.mock.calls.length, onReady.mock.calls.length, await asked(60_000)]).toEqual([1, 1, 3])
})

test('a film that is not in the library any more is asked for no more', async () => {
  call.mockRejectedValue(new ApiError('NOT_FOUND', 404))
  const onMedia = vi.fn()
  const followed = new FilmUploads({ onMedia, onEnd: () => undefined }).follow({ id: 'film' })
  expect(await asked(60_000)).toBe(1)
  await followed
  expect(onMedia).not.toHaveBeenCalled()
})
