/** How far down the window one sees, in px: less than all of it while the keyboard of a phone lies over its bottom. */
export function seenBottom(): number {
  const { visualViewport: seen } = window
  // Who has zoomed in sees a part of the page, and the keyboard is none of it.
  if (!seen || seen.scale > 1.05) return window.innerHeight
  return Math.min(window.innerHeight, seen.offsetTop + seen.height)
}
