import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContentVersions } from './content-versions.ts'
import { watchDate } from './watch-date.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('midnight in Switzerland ages every page, once', () => {
  // 23:59 in Zurich.
  vi.setSystemTime(new Date('2026-12-31T22:59:00Z'))
  const versions = new ContentVersions()
  const stop = watchDate(versions)
  vi.advanceTimersByTime(45_000)
  expect(versions.epoch).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(versions.epoch).toBe(1)
  vi.advanceTimersByTime(3_600_000)
  expect(versions.epoch).toBe(1)
  stop()
})
