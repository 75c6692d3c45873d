import { expect, test } from 'vitest'
import { compareSiblings, orderIn } from './sibling-order.ts'

test('siblings stand by their order, those that share one by their id, capitals before small letters', () => {
  const siblings = [
    { id: 'b', order: 'a1' },
    { id: 'a', order: 'a1' },
    { id: 'c', order: 'a0V' },
    { id: 'd', order: 'Zz' },
    { id: 'e', order: 'a0' },
  ]
  expect(siblings.toSorted(compareSiblings).map(({ id }) => id)).toEqual(['d', 'e', 'c', 'a', 'b'])
})

test('what never got a place stands first', () => {
  expect(orderIn({})).toBe('a0')
  expect(orderIn({ order: 'a5' })).toBe('a5')
})
