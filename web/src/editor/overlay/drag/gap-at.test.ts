import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapAt, isAcross, placeOfGap } from './gap-at.ts'

const someHeights = fc.array(fc.integer({ min: 20, max: 900 }), { minLength: 1, maxLength: 12 })

/** Blocks one below the other. */
function column(heights: readonly number[]) {
  let top = 100
  return heights.map((height) => {
    const box = { left: 0, right: 800, top, bottom: top + height }
    top += height
    return box
  })
}

/** Cards in rows of so many. */
function grid(count: number, perRow: number) {
  return Array.from({ length: count }, (_, index) => {
    const left = (index % perRow) * 220
    const top = 100 + Math.floor(index / perRow) * 320
    return { left, right: left + 200, top, bottom: top + 300 }
  })
}

test('among blocks it is the edge nearest to the pointer, and beside them none', () => {
  fc.assert(
    fc.property(
      someHeights,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 800 }),
      (heights, share, x) => {
        const boxes = column(heights)
        const bottom = boxes.at(-1)?.bottom ?? 0
        const y = 100 + share * (bottom - 100)
        const edges = [100, ...boxes.map((box) => box.bottom)]
        const gap = gapAt(boxes, { x, y }) ?? -1
        const nearest = Math.min(...edges.map((edge) => Math.abs(edge - y)))
        expect(Math.abs((edges[gap] ?? Number.NaN) - y)).toBeCloseTo(nearest)
        expect(gapAt(boxes, { x: 860, y })).toBeNull()
        expect(gapAt(boxes, { x, y: bottom + 60 })).toBeNull()
      },
    ),
  )
})

test('among cards in rows the half of the card under the pointer decides, left or right', () => {
  const some = fc.record({
    count: fc.integer({ min: 2, max: 12 }),
    perRow: fc.integer({ min: 2, max: 4 }),
    at: fc.nat(11),
  })
  fc.assert(
    fc.property(some, fc.boolean(), ({ count, perRow, at }, isLeft) => {
      const boxes = grid(count, Math.min(perRow, count))
      const index = at % count
      const box = boxes[index]
      // The last one of a row that it has to itself stands below the others.
      fc.pre(box !== undefined && isAcross(boxes, index))
      const x = (box?.left ?? 0) + (isLeft ? 40 : 160)
      expect(gapAt(boxes, { x, y: (box?.top ?? 0) + 290 })).toBe(isLeft ? index : index + 1)
    }),
  )
})

test('in either gap beside itself something stays where it is, in every other it comes to stand there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(11), fc.nat(12), (count, first, second) => {
      const [from, gap] = [first % count, second % (count + 1)]
      const ids = Array.from({ length: count }, (_, index) => index)
      const others = ids.filter((id) => id !== from)
      const place = placeOfGap(from, gap)
      const after = others.toSpliced(place, 0, from)
      if (gap === from || gap === from + 1) expect(after).toEqual(ids)
      else if (gap > 0) expect(after.indexOf(gap - 1) < after.indexOf(from)).toBe(true)
      if (gap < count && gap !== from && gap !== from + 1) expect(after.indexOf(gap) > after.indexOf(from)).toBe(true)
    }),
  )
})
