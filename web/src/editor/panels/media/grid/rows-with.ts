import type { Tiles } from './place-after.ts'

/** Rows, and the row of one more place among the tiles; a place that the list has no more, as when it was narrowed, adds none. */
export function rowsWith(rows: readonly number[], place: number | null, { count, columns }: Tiles): number[] {
  if (place === null || place >= count) return [...rows]
  return [...new Set([...rows, Math.floor(place / columns)])].sort((a, b) => a - b)
}
