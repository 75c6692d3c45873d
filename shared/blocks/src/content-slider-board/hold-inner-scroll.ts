/** A finger that moves less is still tapping, in pixels. */
const slack = 4

/**
 * Words that are longer than their card scroll under a finger before the card turns. Their box keeps the browser from scrolling by
 * itself: it would take any finger that comes down on it, whatever the slider around it says, and no card would turn. Returns
 * what gives the fingers back to the page.
 */
export function holdInnerScroll(view: HTMLElement): () => void {
  const boxes = [...view.querySelectorAll<HTMLElement>('[data-words]')]
  for (const box of boxes) box.style.touchAction = 'none'
  let held: { readonly id: number; readonly y: number; readonly top: number; readonly box: Element } | null = null
  let isScrolling = false

  const onDown = ({ isPrimary, pointerType, pointerId, clientY, target }: PointerEvent) => {
    const box = isPrimary && pointerType === 'touch' && target instanceof Element && target.closest('[data-words]')
    held = box ? { id: pointerId, y: clientY, top: box.scrollTop, box } : null
    isScrolling = false
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== held?.id) return
    const by = event.clientY - held.y
    if (!isScrolling && Math.abs(by) < slack) return
    if (!isScrolling && !hasMore(held.box, by)) {
      held = null
      return
    }
    isScrolling = true
    held.box.scrollTop = held.top - by
    event.stopPropagation()
  }
  // Before the slider hears of it, which would pull the card along.
  view.addEventListener('pointerdown', onDown, true)
  view.addEventListener('pointermove', onMove, true)
  return () => {
    for (const box of boxes) box.style.touchAction = ''
    view.removeEventListener('pointerdown', onDown, true)
    view.removeEventListener('pointermove', onMove, true)
  }
}

/** Whether there are more words in the direction that the finger pulls from. */
function hasMore({ scrollTop, clientHeight, scrollHeight }: Element, by: number): boolean {
  return by < 0 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0
}
