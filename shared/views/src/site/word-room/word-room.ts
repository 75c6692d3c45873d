import type { CSSProperties } from 'react'

/** Number of letters from which on a word may be wider than a column of a phone. */
const fewest = 10

/** How many letters the longest part of a text has that no browser may break: a word, or what stands between its hyphens. */
export function longestPart(text: string): number {
  // A soft hyphen and a space without width are places to break at; a hard space is none.
  return Math.max(0, ...text.split(/[\s\u00ad\u200b-]+/u).map((part) => [...part].length))
}

/**
 * Room that a heading's style sheet (type.module.css) makes, so that its longest word fits a phone whole: browsers without a
 * dictionary of the page's language break a word where the line ends, without a hyphen. Nothing for short words.
 */
export function wordRoom(text: string | null): CSSProperties | undefined {
  const longest = longestPart(text ?? '')
  return longest < fewest ? undefined : ({ '--longest': longest } as CSSProperties)
}
