/** Where the caret goes for a click there, in the window. Safari before 26.2 and Chromium before 128 know the older of the two ways alone. */
export function caretRange(x: number, y: number): Range | null {
  if (!('caretPositionFromPoint' in document)) return rangeFromPoint(x, y)
  const position = document.caretPositionFromPoint(x, y)
  if (!position) return null
  const range = document.createRange()
  range.setStart(position.offsetNode, position.offset)
  return range
}

function rangeFromPoint(x: number, y: number): Range | null {
  const old: { caretRangeFromPoint?: (x: number, y: number) => Range | null } = document
  return old.caretRangeFromPoint?.(x, y) ?? null
}

/** Number of the element's letters before a click there; null for none of its text. */
export function offsetAt(host: Element, x: number, y: number): number | null {
  const caret = caretRange(x, y)
  if (!caret || !host.contains(caret.startContainer)) return null
  const before = document.createRange()
  before.selectNodeContents(host)
  before.setEnd(caret.startContainer, caret.startOffset)
  return before.toString().length
}
