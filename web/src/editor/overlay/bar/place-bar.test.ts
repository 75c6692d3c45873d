import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeBar } from './place-bar.ts'

const view = { left: 8, top: 60, right: 1432, bottom: 816 }
const bar = { width: 420, height: 32 }
const boxAt = (top: number, height: number, left = 0, width = 1440) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const someBlocks = fc
  .record({ top: fc.integer({ min: -3000, max: 780 }), height: fc.integer({ min: 80, max: 4000 }) })
  .filter(({ top, height }) => top + height > view.top + 40)
const covered = ({ x, y }: { x: number; y: number }, box: ReturnType<typeof boxAt>) =>
  x < box.right && x + bar.width > box.left && y < box.bottom && y + bar.height > box.top

test('the bar of a block that is in sight is in sight, whole', () => {
  fc.assert(
    fc.property(someBlocks, fc.integer({ min: 0, max: 1400 }), ({ top, height }, left) => {
      const { x, y } = placeBar({ block: boxAt(top, height, left, 40), bar, view, words: [] })
      expect(x).toBeGreaterThanOrEqual(view.left)
      expect(x + bar.width).toBeLessThanOrEqual(view.right)
      expect(y).toBeGreaterThanOrEqual(view.top)
      expect(y + bar.height).toBeLessThanOrEqual(view.bottom)
    }),
  )
})

test('wherever there is a place above, below or at an edge of the block, it covers none of the words that one writes', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(someBlocks, share, share, ({ top, height }, at, size) => {
      const block = boxAt(top, height)
      // A text of the block with air around it.
      const most = Math.min(height - 72, 500)
      fc.pre(most > 8)
      const text = boxAt(
        top + 36 + Math.round(at * (height - 72 - most)),
        Math.max(8, Math.round(size * most)),
        40,
        900,
      )
      const place = placeBar({ block, bar, view, words: [text] })
      const isAbove = top - bar.height >= view.top
      const isBelow = top + height + bar.height <= view.bottom
      if (isAbove || isBelow) expect(covered(place, text)).toBe(false)
    }),
  )
})

test('of a text that fills the window the line with the caret stays in sight', () => {
  const block = boxAt(-500, 3000)
  const text = boxAt(-460, 2900, 40, 900)
  for (const line of [boxAt(62, 24, 40, 900), boxAt(790, 24, 40, 900)]) {
    const place = placeBar({ block, bar, view, words: [text, line] })
    expect(covered(place, line)).toBe(false)
  }
})
