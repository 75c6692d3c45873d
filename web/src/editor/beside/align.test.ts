import fc from 'fast-check'
import { expect, test } from 'vitest'
import { align, type Span } from './align.ts'

const heights = fc.array(fc.tuple(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 2_000 })), {
  minLength: 1,
  maxLength: 12,
})

function stacked(sizes: readonly number[], from: number): readonly Span[] {
  let top = from
  return sizes.map((size, index) => {
    const span = { id: String(index), top, bottom: top + size }
    top = span.bottom
    return span
  })
}

test('afterwards the same part of the same block stands at the line', () => {
  fc.assert(
    fc.property(heights, fc.double({ min: 0, max: 0.999, noNaN: true }), (sizes, place) => {
      const leading = stacked(
        sizes.map(([size]) => size),
        0,
      )
      const line = place * (leading.at(-1)?.bottom ?? 0)
      const following = stacked(
        sizes.map(([, size]) => size),
        -317,
      )
      const delta = align(leading, following, line)
      const own = leading.findLast(({ top }) => top <= line)
      const theirs = following.find(({ id }) => id === own?.id)
      if (!own || !theirs) throw new Error('nothing at the line')
      const part = (line - own.top) / (own.bottom - own.top)
      const there = (line - (theirs.top - delta)) / (theirs.bottom - theirs.top)
      expect(there).toBeCloseTo(part, 6)
    }),
  )
})

test('what stands as it stands there moves nothing', () => {
  fc.assert(
    fc.property(heights, fc.integer({ min: -500, max: 5_000 }), (sizes, line) => {
      const spans = stacked(
        sizes.map(([size]) => size),
        120,
      )
      expect(align(spans, spans, line)).toBeCloseTo(0, 6)
    }),
  )
})

test('a block that one language does not show is passed over', () => {
  const leading = stacked([100, 100, 100], 0)
  const following = [
    { id: '0', top: 0, bottom: 50 },
    { id: '2', top: 50, bottom: 90 },
  ]
  // In the middle of the second: 50 px after the first one's end, in both windows.
  expect(align(leading, following, 150)).toBe(-50)
  expect(align([], following, 150)).toBe(0)
})
