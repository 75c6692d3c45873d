import { afterScroll, atTop } from './scroll-state.ts'

/** Sources: spec/public-site.md §9 (Header). */
const debounce = 20
const defaultHeight = 120

/**
 * Keeps `data-scroll` (top, up, down) on the header; its style sheet hides and shows it, and what sticks below it follows. Not
 * under a finger or button that is held: what is pressed would be elsewhere when it is let go, and the click lost. Returns the teardown.
 */
export function watchScroll(header: HTMLElement): () => void {
  let state = atTop
  let timer = 0
  let isHeld = false
  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }

  function update() {
    if (isHeld) return
    state = afterScroll(state, window.scrollY, header.offsetHeight || defaultHeight)
    header.dataset.scroll = state.direction
  }
  function onScroll() {
    window.clearTimeout(timer)
    timer = window.setTimeout(update, debounce)
  }

  function onPress({ target, button }: PointerEvent) {
    // Who holds the window's own scrollbar presses nothing of the page.
    isHeld = button === 0 && target !== document.documentElement
  }
  function onRelease() {
    isHeld = false
    onScroll()
  }

  update()
  window.addEventListener('scroll', onScroll, options)
  window.addEventListener('pointerdown', onPress, options)
  for (const type of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(type, onRelease, options)
  return () => {
    window.clearTimeout(timer)
    listening.abort()
  }
}
