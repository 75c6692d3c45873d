/** Where a block stands in its window, in CSS pixels from the top edge. */
export interface Span {
  readonly id: string
  readonly top: number
  readonly bottom: number
}

/**
 * Distance by which a window has to scroll so that what stands at `line` of the other one stands there too: the same part of the
 * same block, or of the nearest block above that both have. 0 where they have none in common.
 */
export function align(leading: readonly Span[], following: readonly Span[], line: number): number {
  const other = new Map(following.map((span) => [span.id, span]))
  const shared = leading.filter(({ id }) => other.has(id))
  const own = shared.findLast(({ top }) => top <= line) ?? shared[0]
  const theirs = own && other.get(own.id)
  if (!own || !theirs) return 0
  const height = own.bottom - own.top
  const part = height > 0 ? Math.min(1, Math.max(0, (line - own.top) / height)) : 0
  return theirs.top + part * (theirs.bottom - theirs.top) - line + beyond(own, line)
}

/** Before the first block and after the last common one both windows move alike. */
function beyond({ top, bottom }: Span, line: number): number {
  return line < top ? line - top : Math.max(0, line - bottom)
}
