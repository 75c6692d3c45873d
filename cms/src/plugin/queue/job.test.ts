import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineJob, type Retry, waitAfter } from './job.ts'

const minute = 60_000
const retry: Retry = { firstMs: minute, maxMs: 60 * minute, forMs: 72 * 60 * minute }

test('a job that fails waits twice as long each time, and never longer than it may', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 40].map((failures) => waitAfter(retry, { failures, sinceMs: 0 }))
  expect(waits.map((wait) => (wait ?? 0) / minute)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
})

test('the last try is at the very end of its time, and then it is given up', () => {
  expect(waitAfter(retry, { failures: 80, sinceMs: retry.forMs - minute })).toBe(minute)
  expect(waitAfter(retry, { failures: 81, sinceMs: retry.forMs })).toBeNull()
})

test('a job without retry is given up at once', () => {
  expect(waitAfter(null, { failures: 1, sinceMs: 0 })).toBeNull()
})

test('a scheduled job runs alone, a queued one beside others', () => {
  const spec = { input: z.strictObject({}), maxMs: 1, run: async () => undefined }
  expect(defineJob({ ...spec, name: 'a', schedule: '0 3 * * *' }).isAlone).toBe(true)
  expect(defineJob({ ...spec, name: 'b' }).isAlone).toBe(false)
})
