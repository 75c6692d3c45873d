import type { CollisionDetection } from '@dnd-kit/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overOwnList } from './over-own-list.ts'

/** Rows of a list that begins at 100, 100 and is 300 wide, each 40 high. */
function dragged(count: number, at: { x: number; y: number }) {
  const rects = Array.from({ length: count }, (_, index) => {
    const top = 100 + index * 40
    return [String(index), { top, bottom: top + 40, left: 100, right: 400, width: 300, height: 40 }] as const
  })
  const containers = rects.map(([id, rect]) => ({ id, rect: { current: rect } }))
  const args = {
    active: { id: '0' },
    collisionRect: { top: at.y - 20, bottom: at.y + 20, left: at.x, right: at.x + 300, width: 300, height: 40 },
    droppableRects: new Map(rects),
    droppableContainers: containers,
    pointerCoordinates: at,
  }
  return overOwnList(args as unknown as Parameters<CollisionDetection>[0])
}

test('what is dragged out of its list has nothing to be dropped on, within it always something', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 900 }),
      (count, x, y) => {
        const bottom = 100 + count * 40
        const isInside = x >= 100 && x <= 400 && y >= 100 && y <= bottom
        const isFar = x < 80 || x > 420 || y < 80 || y > bottom + 20
        const found = dragged(count, { x, y }).length > 0
        if (isInside) expect(found).toBe(true)
        if (isFar) expect(found).toBe(false)
      },
    ),
  )
})
