/** A list as its tiles stand: so many in all, so many in a row. */
export interface Tiles {
  readonly count: number
  readonly columns: number
}

/** The place among the tiles to which a key leads from another place; null for a key that leads nowhere. */
export function placeAfter(key: string, at: number, { count, columns }: Tiles): number | null {
  const last = count - 1
  switch (key) {
    case 'ArrowLeft':
      return Math.max(at - 1, 0)
    case 'ArrowRight':
      return Math.min(at + 1, last)
    case 'ArrowUp':
      return at < columns ? at : at - columns
    case 'ArrowDown':
      return at + columns > last ? at : at + columns
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
