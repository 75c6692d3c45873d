import { barRoom } from '../../floating/bar-room.ts'

type Edges = Pick<DOMRect, 'top' | 'bottom'>

interface Places {
  /** The selected words, and the text they stand in. */
  readonly words: Edges
  readonly text: Edges
  /** Height of the toolbar. */
  readonly height: number
  readonly windowHeight: number
}

const gap = 4
const margin = 8
/** Further from the words than this, in pixels, the toolbar is no longer found: a few lines. */
const reach = 120

/**
 * How far down the window the toolbar stands: above the whole text or beneath it, so that its lines stay in sight while one
 * formats; in a long text above the words themselves, or below them.
 */
export function placeToolbar({ words, text, height, windowHeight }: Places): number {
  const lowest = windowHeight - barRoom - height
  const aboveText = text.top - gap - height
  if (aboveText >= margin && words.top - text.top <= reach) return aboveText
  const belowText = text.bottom + gap
  if (belowText <= lowest && text.bottom - words.bottom <= reach) return belowText
  const aboveWords = words.top - gap - height
  if (aboveWords >= margin) return aboveWords
  return Math.max(margin, Math.min(words.bottom + gap, lowest))
}
