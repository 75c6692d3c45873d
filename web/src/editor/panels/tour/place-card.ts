/** Parts of the window that a card is placed by, in px. */
interface Window {
  readonly width: number
  readonly height: number
}
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Distance to what the card speaks of, and to the window's edges. */
const gap = 14
const edge = 8

/** Where a card stands: below what it speaks of, else above, and never beyond the window; in its middle where there is nothing to speak of. */
export function placeCard(card: Pick<Box, 'width' | 'height'>, target: Box | null, seen: Window) {
  const middle = { left: (seen.width - card.width) / 2, top: (seen.height - card.height) / 2 }
  if (!target) return within(middle, card, seen)
  const below = target.top + target.height + gap
  const above = target.top - gap - card.height
  const top = below + card.height + edge <= seen.height ? below : above >= edge ? above : middle.top
  return within({ left: target.left + (target.width - card.width) / 2, top }, card, seen)
}

function within({ left, top }: { left: number; top: number }, card: Pick<Box, 'width' | 'height'>, seen: Window) {
  const clamp = (at: number, size: number, room: number) => Math.max(edge, Math.min(at, room - size - edge))
  return { left: clamp(left, card.width, seen.width), top: clamp(top, card.height, seen.height) }
}
