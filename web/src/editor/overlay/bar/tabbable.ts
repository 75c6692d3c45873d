const takesFocus =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex]'

function isTabbable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled, [inert], [inert] *') && element.checkVisibility()
}

/** The first element of the page's group that Tab comes to; null for none. */
export function firstTabbable(group: Element | null): HTMLElement | null {
  return [...(group?.querySelectorAll<HTMLElement>(takesFocus) ?? [])].find(isTabbable) ?? null
}

/** Element that Tab reaches from the group's edges: the last before all of it, or the first after it. */
export function tabbableBeside(group: Element, side: 'before' | 'after'): HTMLElement | null {
  const wanted = side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const all = [...document.querySelectorAll<HTMLElement>(takesFocus)].filter(
    (element) => (group.compareDocumentPosition(element) & wanted) !== 0 && !group.contains(element),
  )
  return (side === 'before' ? all.findLast(isTabbable) : all.find(isTabbable)) ?? null
}
