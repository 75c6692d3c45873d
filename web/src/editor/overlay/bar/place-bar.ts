type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

interface Places {
  /** The block or card. */
  readonly block: Box
  readonly bar: { readonly width: number; readonly height: number }
  /** Visible part of the page: between its header and the editor's own bar, beside an open panel. */
  readonly view: Box
  /** Boxes that must stay in sight, the most important last: the text with the caret, its line. */
  readonly words: readonly Box[]
}

/** Where the bar of a block goes: above it, else to an edge of it that is in sight, and over none of the words that one writes. */
export function placeBar({ block, bar, view, words }: Places): { readonly x: number; readonly y: number } {
  const x = Math.max(view.left, Math.min(block.left, view.right - bar.width))
  const lowest = view.bottom - bar.height
  const heights = [
    block.top - bar.height,
    Math.max(block.top, view.top),
    block.bottom,
    Math.min(block.bottom, view.bottom) - bar.height,
  ]
  const inSight = heights.filter((y) => y >= view.top && y <= lowest)
  const covers = (y: number, word: Box) =>
    overlaps({ left: x, right: x + bar.width, top: y, bottom: y + bar.height }, word)
  for (let count = words.length; count > 0; count--) {
    const free = inSight.find((y) => !words.slice(-count).some((word) => covers(y, word)))
    if (free !== undefined) return { x, y: free }
  }
  const y = inSight[0] ?? Math.max(view.top, Math.min(block.top - bar.height, lowest))
  return { x, y }
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
