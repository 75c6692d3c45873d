import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenPresent } from './when-present.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A block comes, and whoever watches has been told. */
async function comes() {
  document.body.appendChild(document.createElement('section')).id = 'new'
  await new Promise((resolve) => setImmediate(resolve))
}

test.each([
  [0, 1],
  [29_999, 1],
  [30_000, 0],
])('a block that comes after %i ms is looked out for: %i', async (ms, times) => {
  const found = vi.fn()
  whenPresent('#new', found)
  vi.advanceTimersByTime(ms)
  await comes()
  await comes()
  expect(found).toHaveBeenCalledTimes(times)
})

test('a block that is there already is found at once; who stops looking hears of none', async () => {
  const [found, stopped] = [vi.fn(), vi.fn()]
  whenPresent('#new', stopped)()
  await comes()
  whenPresent('#new', found)
  expect([found.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0])
})
