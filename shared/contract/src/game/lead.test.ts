import { openTable } from '@blickfang/testing/table-game.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLead } from './lead.ts'
import { isRoundOver, leaderboard } from './leaderboard.ts'

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
  // The last hole ends the round, as it does for the coupon: one that somebody left out keeps nobody from winning but them.
  expect(play(...all.slice(1))).toMatchObject({ players: ['Ben'], isOver: true })
  expect(play(...all.slice(0, 4))).toMatchObject({ isOver: false })
})

test('at the end of a round the sentence names whom the leaderboard and the coupon name, with their total, and before it nobody has won', () => {
  const stroke = fc.tuple(fc.nat(2), fc.nat(2), fc.integer({ min: 1, max: 9 }))
  let ended = 0
  fc.assert(
    fc.property(fc.array(stroke, { maxLength: 14 }), (strokes) => {
      const three = ['h1', 'h2', 'h3']
      const { game } = openTable('Anna', 'Ben', 'Chiara')
      for (const [player, hole, score] of strokes) game.setScore(`p${player}`, three[hole] ?? '', score)
      const standings = leaderboard(game.getState(), three)
      const lead = findLead(game.getState(), three)
      const won = standings.filter(({ isWinner }) => isWinner)
      expect(lead?.isOver ?? false).toBe(isRoundOver(standings))
      if (won.length === 0) return
      ended += 1
      expect(lead?.players).toEqual(won.map(({ player }) => player))
      expect(lead?.strokes).toBe(won[0]?.total)
    }),
    { numRuns: 300 },
  )
  expect(ended).toBeGreaterThan(0)
})
