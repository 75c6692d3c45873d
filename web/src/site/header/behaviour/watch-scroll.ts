import { afterScroll, atTop } from './scroll-state.ts'

/** Sources: spec/public-site.md §9 (Header). */
const debounce = 20
const defaultHeight = 120

/** Keeps `data-scroll` (top, up, down) on the header; its style sheet hides and shows it. Returns the teardown. */
export function watchScroll(header: HTMLElement): () => void {
  let state = atTop
  let timer = 0

  function update() {
    state = afterScroll(state, window.scrollY, header.offsetHeight || defaultHeight)
    header.dataset.scroll = state.direction
  }
  function onScroll() {
    window.clearTimeout(timer)
    timer = window.setTimeout(update, debounce)
  }

  update()
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    window.clearTimeout(timer)
    window.removeEventListener('scroll', onScroll)
  }
}
