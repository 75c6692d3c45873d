import { defineEnhancer } from '../../kernel/island/enhancer.ts'

const keys: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Shows the buttons of a row that scrolls sideways while there is more than fits, and turns it by one card, by them or by the arrow keys. */
export const turnCarousel = defineEnhancer('[data-carousel]', (carousel) => {
  const row = carousel.querySelector('ul')
  const buttons = carousel.querySelector<HTMLElement>(':scope > :last-child')
  if (!row || !buttons) return () => {}

  function turn({ target }: Event) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-turn]') : null
    if (row && button) turnRow(row, button.dataset.turn === '1' ? 1 : -1)
  }
  function press(event: KeyboardEvent) {
    const direction = keys[event.key]
    // Keys within a card are the card's own.
    if (!row || !direction || event.target !== row || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turnRow(row, direction)
  }

  const watcher = new ResizeObserver(() => {
    buttons.hidden = row.scrollWidth <= row.clientWidth + 1
  })
  watcher.observe(row)
  for (const card of row.children) watcher.observe(card)
  buttons.addEventListener('click', turn)
  row.addEventListener('keydown', press)
  return () => {
    watcher.disconnect()
    buttons.removeEventListener('click', turn)
    row.removeEventListener('keydown', press)
  }
})

/** Turns a row by one card, or with 0 back to where it stood; at either end it wraps around. Source: spec/public-site.md §4. */
export function turnRow(row: HTMLElement, direction: 1 | 0 | -1, from: number = row.scrollLeft): void {
  const end = row.scrollWidth - row.clientWidth
  const card = row.firstElementChild?.getBoundingClientRect().width ?? row.clientWidth
  const step = card + Number.parseFloat(getComputedStyle(row).columnGap || '0')
  const wrapped = direction === 1 && from >= end - 2 ? 0 : direction === -1 && from <= 2 ? end : from + direction * step
  row.scrollTo({ left: wrapped, behavior: isCalm() ? 'instant' : 'smooth' })
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
