import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dotState } from './dot-state.ts'
import { cellKey, type Entry, type Player } from './game.ts'
import { findLead } from './lead.ts'
import { isRoundComplete, leaderboard } from './leaderboard.ts'
import { againstPar } from './par.ts'

const pageIds = ['h1', 'h2', 'h3']

/** Scores of a player by hole; undefined is blank. */
function round(table: Record<string, (number | undefined)[]>, removed: string[] = []) {
  const players = Object.keys(table).map(
    (id): Player => ({ id, name: id, createdAt: '', removedAt: removed.includes(id) ? '2026-11-21' : null }),
  )
  const scores = new Map<string, Entry>()
  for (const [playerId, row] of Object.entries(table)) {
    row.forEach((score, index) => {
      const pageId = pageIds[index] ?? ''
      if (score === undefined) return
      const clock = { time: 1, count: 0, node: 'a' }
      scores.set(cellKey(playerId, pageId), { playerId, pageId, score, clock, by: '', isMine: true })
    })
  }
  return { players, scores, tapped: new Map<string, number>() }
}
const brief = (table: ReturnType<typeof round>) =>
  leaderboard(table, pageIds).map(({ player, rank, total, isComplete, isWinner }) =>
    [rank, player.id, total, ...(isComplete ? [] : ['*']), ...(isWinner ? ['wins'] : [])].join(' '),
  )

test('the lowest total wins; ties share the rank and the coupon', () => {
  expect(brief(round({ mia: [5, 5, 5], noa: [3, 4, 3], lea: [4, 3, 3] }))).toEqual([
    '1 noa 10 wins',
    '1 lea 10 wins',
    '3 mia 15',
  ])
})

test('a skipped hole makes the total low, and no winner', () => {
  expect(brief(round({ mia: [2, undefined, 3], noa: [3, 4, 3] }))).toEqual(['1 mia 5 *', '2 noa 10 wins'])
})

test('nobody wins before everybody has a score on the last hole', () => {
  const early = round({ mia: [2, 3, 3], noa: [3, 4, 0] })
  expect(isRoundComplete(early, pageIds)).toBe(false)
  expect(brief(early)).toEqual(['1 noa 7 *', '2 mia 8'])
})

test('who was removed counts for nothing, and who has no entry at all is last', () => {
  expect(brief(round({ mia: [1, 1, 1], noa: [3, 4, 3], lea: [] }, ['mia']))).toEqual(['1 noa 10', '2 lea 0 *'])
  expect(brief(round({ mia: [1, 1, 1], noa: [3, 4, 3] }, ['mia']))).toEqual(['1 noa 10 wins'])
})

test('a game without players, and a round without holes, have no winner', () => {
  expect(leaderboard(round({}), pageIds)).toEqual([])
  expect(isRoundComplete(round({}), pageIds)).toBe(false)
  expect(leaderboard(round({ mia: [1] }), ['h9'])[0]?.isWinner).toBe(false)
})

test('a dot knows nobody, some and everybody', () => {
  const table = round({ mia: [1, 1, 0], noa: [2, undefined, 0], gone: [] }, ['gone'])
  expect(pageIds.map((pageId) => dotState(table, pageId))).toEqual(['complete', 'partial', 'noScores'])
})

test('whatever the phone has kept of it, a number counts from the tap on', () => {
  const number = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined })
  const rows = fc.dictionary(fc.constantFrom('mia', 'noa', 'lea'), fc.array(number, { minLength: 3, maxLength: 3 }))
  const isKept = fc.func(fc.boolean())
  fc.assert(
    fc.property(rows, isKept, (rows, isKept) => {
      const kept = round(rows)
      const cells = [...kept.scores].filter(([cell]) => !isKept(cell))
      const late = { ...round(rows), tapped: new Map(cells.map(([cell, { score }]) => [cell, score])) }
      for (const [cell, entry] of cells) late.scores.set(cell, { ...entry, score: entry.score + 1 })
      for (const [cell] of cells.slice(1)) late.scores.delete(cell)
      const pars = pageIds.map((pageId) => [pageId, 3] as const)
      const counts = (played: typeof kept) => [
        leaderboard(played, pageIds),
        findLead(played, pageIds),
        pageIds.map((pageId) => dotState(played, pageId)),
        played.players.map(({ id }) => againstPar(played, id, pars)),
      ]
      expect(counts(late)).toEqual(counts(kept))
    }),
  )
})
