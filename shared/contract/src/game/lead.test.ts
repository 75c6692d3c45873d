import { openTable } from '@blickfang/testing/table-game.ts'
import { expect, test } from 'vitest'
import { findLead } from './lead.ts'

const holes = ['h1', 'h2']

type Stroke = readonly [player: string, hole: string, score: number]

function play(...strokes: readonly Stroke[]) {
  const { game } = openTable('Anna', 'Ben', 'Chiara')
  for (const [player, hole, score] of strokes) game.setScore(player, hole, score)
  const lead = findLead(game.getState(), holes)
  return lead && { ...lead, players: lead.players.map(({ name }) => name) }
}

test('nobody leads before two have played the same hole', () => {
  expect(play()).toBeNull()
  expect(play(['p0', 'h1', 3])).toBeNull()
  expect(play(['p0', 'h1', 3], ['p1', 'h2', 2])).toBeNull()
})

test('who has not reached a hole yet does not lead because of it', () => {
  expect(play(['p0', 'h1', 2], ['p1', 'h1', 4], ['p0', 'h2', 3])).toEqual({
    players: ['Anna'],
    isTie: false,
    strokes: 2,
    pageIds: ['h1'],
    isOver: false,
  })
})

test('several lead with the same strokes, and a tie of all is one', () => {
  const two: readonly Stroke[] = [
    ['p0', 'h1', 2],
    ['p1', 'h1', 2],
  ]
  expect(play(...two, ['p2', 'h1', 5])).toMatchObject({ players: ['Anna', 'Ben'], isTie: false })
  expect(play(...two, ['p2', 'h1', 2])).toMatchObject({ isTie: true })
})

test('once everybody has played every hole, who leads has won', () => {
  const all = ['p0', 'p1', 'p2'].flatMap((player) =>
    holes.map((hole): Stroke => [player, hole, player === 'p1' ? 2 : 3]),
  )
  expect(play(...all)).toMatchObject({ players: ['Ben'], isOver: true })
  expect(play(...all.slice(1))).toMatchObject({ isOver: false })
  expect(play(...all.slice(0, 4))).toMatchObject({ isOver: false })
})
