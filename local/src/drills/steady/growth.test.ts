import { expect, test } from 'vitest'
import { listGrowth } from './growth.ts'

const marginOf = () => ({ share: 0.1, plus: 5 })
const run = (valueAt: (index: number) => number) => Array.from({ length: 40 }, (_, at) => ({ memory: valueAt(at) }))

test('what warms up and then stays is no growth', () => {
  expect(
    listGrowth(
      run((at) => 100 * Math.min(1, at / 8)),
      marginOf,
    ),
  ).toEqual([])
})

test('what goes up and down, and within its margin, is no growth', () => {
  expect(
    listGrowth(
      run((at) => 100 + 30 * (at % 2)),
      marginOf,
    ),
  ).toEqual([])
  expect(
    listGrowth(
      run((at) => 100 + at / 3),
      marginOf,
    ),
  ).toEqual([])
})

test('what goes on growing is named with its numbers', () => {
  expect(
    listGrowth(
      run((at) => 100 + 2 * at),
      marginOf,
    ),
  ).toEqual(['memory: 170 in the last quarter, 130 in the second, at most 148'])
})

test('a run of too few samples says nothing', () => {
  expect(() => listGrowth([{ memory: 1 }], marginOf)).toThrow('1 samples')
})
