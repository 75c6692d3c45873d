import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAgain } from './load-again.ts'

const reload = vi.spyOn(location, 'reload')
const ask = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  reload.mockReset().mockImplementation(() => undefined)
  ask.mockReset().mockRejectedValue(new TypeError('no network'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Fails as often as told. */
function flaky(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('no chunk')
    return 'code'
  })
  return load
}

test('code that does not come is asked for again, ever more rarely, and never loads the page anew without a network', async () => {
  const load = flaky(5)
  const loaded = loadAgain(load)
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 + 8_000 + 15_000)
  expect(await loaded).toBe('code')
  expect(load).toHaveBeenCalledTimes(6)
  expect(reload).not.toHaveBeenCalled()
})

test('a network that comes back is used at once', async () => {
  const load = flaky(1)
  const loaded = loadAgain(load)
  await vi.advanceTimersByTimeAsync(10)
  dispatchEvent(new Event('online'))
  expect(await loaded).toBe('code')
})

test('where the site answers and its code has gone, the page is loaded anew, once', async () => {
  ask.mockResolvedValue(new Response())
  void loadAgain(flaky(100))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledTimes(1)
})
