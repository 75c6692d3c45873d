/** Where the caret goes for a click there, in the window. */
export function caretRange(x: number, y: number): Range | null {
  const position = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(x, y) : null
  if (!position) return null
  const range = document.createRange()
  range.setStart(position.offsetNode, position.offset)
  return range
}

/** So many letters of the element stand before a click there; null for none of its text. */
export function offsetAt(host: Element, x: number, y: number): number | null {
  const caret = caretRange(x, y)
  if (!caret || !host.contains(caret.startContainer)) return null
  const before = document.createRange()
  before.selectNodeContents(host)
  before.setEnd(caret.startContainer, caret.startOffset)
  return before.toString().length
}
