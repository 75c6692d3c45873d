import { openTable } from '@blickfang/testing/table-game.ts'
import { expect, test } from 'vitest'
import { againstPar, writeDifference } from './par.ts'

test('only holes with a par and a stroke count against par', () => {
  const { game } = openTable('Anna')
  const against = () =>
    againstPar(game.getState(), 'p0', [
      ['h1', 3],
      ['h2', 4],
      ['h3', null],
    ])
  expect(against()).toBeNull()
  game.setScore('p0', 'h3', 9)
  game.setScore('p0', 'h2', 0)
  expect(against()).toBeNull()
  game.setScore('p0', 'h1', 5)
  expect(against()).toBe(2)
  game.setScore('p0', 'h2', 1)
  expect(against()).toBe(-1)
})

test.each([
  [2, '+2'],
  [0, '±0'],
  [-1, '−1'],
])('%i reads as %s', (strokes, text) => {
  expect(writeDifference(strokes)).toBe(text)
})
