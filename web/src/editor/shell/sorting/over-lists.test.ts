import type { CollisionDetection } from '@dnd-kit/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overLists } from './over-lists.ts'

/** Two lists, one below the other: rows from 100, 100 on, each 300 wide and 40 high, 80 between the lists. */
function dragged(counts: readonly [number, number], at: { x: number; y: number }, canMove = true) {
  const rows = [0, 1].flatMap((list) =>
    Array.from({ length: counts[list] ?? 0 }, (_, index) => {
      const top = 100 + index * 40 + (list === 1 ? (counts[0] ?? 0) * 40 + 80 : 0)
      const rect = { top, bottom: top + 40, left: 100, right: 400, width: 300, height: 40 }
      return { id: `${list}-${index}`, list: String(list), rect }
    }),
  )
  const args = {
    active: { id: '0-0' },
    collisionRect: { top: at.y - 20, bottom: at.y + 20, left: at.x, right: at.x + 300, width: 300, height: 40 },
    droppableRects: new Map(rows.map(({ id, rect }) => [id, rect])),
    droppableContainers: rows.map(({ id, list, rect }) => ({
      id,
      rect: { current: rect },
      data: { current: { list } },
    })),
    pointerCoordinates: at,
  }
  const found = overLists(
    (_, list) => canMove || list === '0',
    () => null,
  )(args as unknown as Parameters<CollisionDetection>[0])
  return found.map(({ id }) => String(id))
}

const someCounts = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
const anywhere = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 1200 }) })

test('within a list there is always something of it to drop on, beside all of them nothing', () => {
  fc.assert(
    fc.property(someCounts, anywhere, (counts, at) => {
      const [first, second] = counts
      const begin = 100 + first * 40 + 80
      const tops = [100, begin]
      const bottoms = [100 + first * 40, begin + second * 40]
      const inside = [0, 1].find(
        (list) => at.x >= 100 && at.x <= 400 && at.y >= (tops[list] ?? 0) && at.y <= (bottoms[list] ?? 0),
      )
      const isFar = [0, 1].every(
        (list) => at.x < 80 || at.x > 420 || at.y < (tops[list] ?? 0) - 20 || at.y > (bottoms[list] ?? 0) + 20,
      )
      const [found] = dragged(counts, at)
      if (inside !== undefined) expect(found?.startsWith(`${inside}-`)).toBe(true)
      if (isFar) expect(found).toBeUndefined()
    }),
  )
})

test('a list into which it may not go is nothing to drop on', () => {
  fc.assert(
    fc.property(someCounts, anywhere, (counts, at) => {
      expect(dragged(counts, at, false).every((id) => id.startsWith('0-'))).toBe(true)
    }),
  )
})
