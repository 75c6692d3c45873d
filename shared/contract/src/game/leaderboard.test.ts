import { expect, test } from 'vitest'
import { dotState } from './dot-state.ts'
import { cellKey, type Entry, type Player } from './game.ts'
import { isRoundComplete, leaderboard } from './leaderboard.ts'

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
  return { players, scores }
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
