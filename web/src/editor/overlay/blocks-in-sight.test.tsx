import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { blocksInSight } from './blocks-in-sight.ts'

/** Heights of blocks from the top of the page on, and how far it is scrolled; a height of none is a block that is not drawn. */
const page = fc.record({
  heights: fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000 })), { maxLength: 60 }),
  scrolled: fc.integer({ min: 0, max: 20_000 }),
})

/** Builds the page; returns the blocks that are in the window and how often one has been measured. */
function build({ heights, scrolled }: { heights: readonly number[]; scrolled: number }) {
  document.body.innerHTML = `<div data-editing>${'<section></section>'.repeat(heights.length)}</div>`
  const blocks = [...document.querySelectorAll('section')]
  let top = -scrolled
  const measured = vi.fn()
  const inSight = heights.flatMap((height, index) => {
    const block = blocks[index]
    const rect = height === 0 ? new DOMRect() : new DOMRect(0, top, 1_000, height)
    top += height
    if (!block) return []
    block.getBoundingClientRect = () => {
      measured()
      return rect
    }
    return height > 0 && rect.bottom > 0 && rect.top < window.innerHeight ? [block] : []
  })
  return { inSight, measured }
}

test('the blocks in the window are found, whatever their heights and however far the page is scrolled', () => {
  fc.assert(
    fc.property(page, (made) => {
      const { inSight } = build(made)
      expect(blocksInSight()).toEqual(inSight)
    }),
  )
})

test('no more of them are measured than there are in the window and steps of a search', () => {
  const { measured } = build({ heights: Array.from({ length: 4_096 }, () => 400), scrolled: 800_000 })
  expect(blocksInSight()).toHaveLength(2)
  expect(measured.mock.calls.length).toBeLessThan(20)
})
