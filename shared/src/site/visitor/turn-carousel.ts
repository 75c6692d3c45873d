import { defineEnhancer } from '../../kernel/island/enhancer.ts'

/** Shows the buttons of a row that scrolls sideways while there is more than fits, and turns it by one card. */
export const turnCarousel = defineEnhancer('[data-carousel]', (carousel) => {
  const row = carousel.querySelector('ul')
  const buttons = carousel.querySelector<HTMLElement>(':scope > :last-child')
  if (!row || !buttons) return () => {}

  function turn({ target }: Event) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-turn]') : null
    if (!row || !button) return
    const left = nextPosition(row, button.dataset.turn === '1' ? 1 : -1)
    row.scrollTo({ left, behavior: isCalm() ? 'instant' : 'smooth' })
  }

  const watcher = new ResizeObserver(() => {
    buttons.hidden = row.scrollWidth <= row.clientWidth + 1
  })
  watcher.observe(row)
  for (const card of row.children) watcher.observe(card)
  buttons.addEventListener('click', turn)
  return () => {
    watcher.disconnect()
    buttons.removeEventListener('click', turn)
  }
})

/** One card further; at either end it wraps around. Source: spec/public-site.md §4. */
function nextPosition(row: HTMLElement, direction: 1 | -1): number {
  const end = row.scrollWidth - row.clientWidth
  const card = row.firstElementChild?.getBoundingClientRect().width ?? row.clientWidth
  const step = card + Number.parseFloat(getComputedStyle(row).columnGap || '0')
  if (direction === 1) return row.scrollLeft >= end - 2 ? 0 : row.scrollLeft + step
  return row.scrollLeft <= 2 ? end : row.scrollLeft - step
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
