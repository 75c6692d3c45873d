import { expect, test } from 'vitest'
import { backoff } from './backoff.ts'

test('tries come later and later, but never later than the longest wait', () => {
  const waits = (random: () => number) =>
    [1, 2, 3, 4, 5, 6, 20, 2_000].map((attempt) => backoff(attempt, { firstMs: 1_000, maxMs: 30_000, random }))
  expect(waits(() => 1)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  expect(waits(() => 0)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000])
})
