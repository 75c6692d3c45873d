import { defineEnhancer } from '@blickfang/views/kernel/island/enhancer.ts'
import { turnRow } from '@blickfang/views/site/visitor/turn-carousel.ts'

/** How far a finger goes sideways to turn. Source: spec/public-site.md §9. */
const swipe = 50

/** Lets a finger drag the row, and turns it by one card when it is lifted far enough away: behind the last comes the first. */
const swipeReviews = defineEnhancer('[data-swipe]', (row) => {
  let start: { readonly x: number; readonly left: number } | null = null

  function begin({ pointerType, isPrimary, clientX }: PointerEvent) {
    start = pointerType !== 'mouse' && isPrimary ? { x: clientX, left: row.scrollLeft } : null
  }
  function drag({ isPrimary, clientX }: PointerEvent) {
    if (start && isPrimary) row.scrollLeft = start.left - (clientX - start.x)
  }
  function end({ type, clientX }: PointerEvent) {
    if (!start) return
    const far = type === 'pointerup' ? clientX - start.x : 0
    turnRow(row, Math.abs(far) > swipe ? (far < 0 ? 1 : -1) : 0, start.left)
    start = null
  }

  row.dataset.swiped = ''
  const events = [
    ['pointerdown', begin],
    ['pointermove', drag],
    ['pointerup', end],
    ['pointercancel', end],
  ] as const
  for (const [type, listen] of events) row.addEventListener(type, listen)
  return () => {
    delete row.dataset.swiped
    for (const [type, listen] of events) row.removeEventListener(type, listen)
  }
})

export const reviewSliderEnhancers = [swipeReviews]
