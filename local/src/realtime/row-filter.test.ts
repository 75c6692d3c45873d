import { expect, test } from 'vitest'
import { matchesRow, parseRowFilter } from './row-filter.ts'

const columns = [
  { name: 'score', typeId: 23, isKey: false },
  { name: 'name', typeId: 25, isKey: false },
  { name: 'at', typeId: 1184, isKey: false },
  { name: 'done', typeId: 16, isKey: false },
  { name: 'none', typeId: 25, isKey: false },
]
const row = new Map([
  ['score', '10'],
  ['name', 'Mia'],
  ['at', '2026-11-21 10:00:00+00'],
  ['done', 't'],
  ['none', null],
])

test.each([
  ['score=eq.10', true],
  ['score=gt.9', true],
  ['score=lt.9', false],
  ['score=gte.10', true],
  ['score=lte.9', false],
  ['score=neq.10', false],
  ['score=in.(1,10)', true],
  ['score=in.(1,2)', false],
  ['name=in.("Mia","Noa")', true],
  ['name=eq.mia', false],
  ['name=gt.Lea', true],
  ['at=gt.2026-11-21T09:59:59Z', true],
  ['done=eq.true', true],
  ['done=eq.false', false],
  ['none=eq.x', false],
  ['none=neq.x', false],
  ['other=eq.x', false],
  ['score=in.(1,10),done=eq.true', true],
  ['score=eq.10,done=eq.false', false],
  [undefined, true],
])('%s: %s', (filter, expected) => {
  expect(matchesRow(parseRowFilter(filter), columns, row)).toBe(expected)
})

test.each(['score', 'score=3', 'score=almost.3', '=eq.3', 'score=eq.1,'])('%s is no filter', (filter) => {
  expect(() => parseRowFilter(filter)).toThrow('Error parsing')
})
