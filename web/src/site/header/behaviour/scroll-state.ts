/** Shorter scrolling does not count. Source: spec/public-site.md §9 (Header). */
const threshold = 10

/** Where the page is, and which way it was scrolled last. */
export interface ScrollState {
  readonly y: number
  readonly direction: 'top' | 'up' | 'down'
}

export const atTop: ScrollState = { y: 0, direction: 'top' }

/** The state after scrolling to `y`; within the header's height from the top the header always stands. */
export function afterScroll(state: ScrollState, y: number, headerHeight: number): ScrollState {
  if (y < threshold) return { y: Math.max(0, y), direction: 'top' }
  if (Math.abs(y - state.y) < threshold) return state
  return { y, direction: y > state.y && y > headerHeight ? 'down' : 'up' }
}
