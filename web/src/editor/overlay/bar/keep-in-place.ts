import { findElement } from '../page-element.ts'

/** Does something that moves a block or card, and scrolls so that it stays where it is in the window: so a button beside it is pressed again without looking for it. */
export function keepInPlace(groupId: string, act: () => void): void {
  const topOf = () => findElement({ groupId, field: null })?.getBoundingClientRect().top
  const before = topOf()
  act()
  requestAnimationFrame(() => {
    const now = topOf()
    if (before !== undefined && now !== undefined) window.scrollBy({ top: now - before, behavior: 'instant' })
  })
}
