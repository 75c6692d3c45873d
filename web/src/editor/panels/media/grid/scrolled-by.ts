/** The nearest element above that scrolls; null when only the page does. */
export function scrolledBy(element: HTMLElement | null): HTMLElement | null {
  for (let above = element?.parentElement; above; above = above.parentElement)
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above
  return null
}
