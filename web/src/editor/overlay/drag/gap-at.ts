type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

interface Point {
  readonly x: number
  readonly y: number
}

/** A hand that drags along a page does not go straight, in px. */
const leeway = 24

/**
 * The place between the boxes that is nearest to a point: 0 before the first, as many as there are after the last. null beside
 * all of them, where there is nothing to drop on.
 */
export function gapAt(boxes: readonly Box[], at: Point): number | null {
  const seen = boxes
    .map((box, index) => ({ box, index }))
    .filter(({ box }) => box.right > box.left || box.bottom > box.top)
  if (seen.length === 0 || distance(unionOf(seen.map(({ box }) => box)), at) > leeway) return null
  const nearest = seen.reduce((best, one) => (distance(one.box, at) < distance(best.box, at) ? one : best))
  const { box, index } = nearest
  const isBefore = isAcross(boxes, index) ? at.x < (box.left + box.right) / 2 : at.y < (box.top + box.bottom) / 2
  return isBefore ? index : index + 1
}

/** Whether a box has its neighbours beside it rather than above and below: then the line between them stands upright. */
export function isAcross(boxes: readonly Box[], index: number): boolean {
  const box = boxes[index]
  return [boxes[index - 1], boxes[index + 1]].some((other) => {
    if (!box || !other) return false
    const shared = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
    const isBeside = other.left >= box.right - 1 || other.right <= box.left + 1
    return isBeside && shared > Math.min(box.bottom - box.top, other.bottom - other.top) / 2
  })
}

/** Which of the boxes gives up its place when what stands at `from` goes into a gap: the place itself where it stays. */
export function placeOfGap(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap
}

function unionOf(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

function distance(box: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
}
