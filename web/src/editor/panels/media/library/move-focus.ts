/** Moves the focus among the tiles of a grid by an arrow key, Home or End. Whether it was such a key. */
export function moveFocus(grid: HTMLElement, key: string): boolean {
  const tiles = [...grid.querySelectorAll<HTMLElement>('li > button')]
  const at = document.activeElement instanceof HTMLElement ? tiles.indexOf(document.activeElement) : -1
  const next = at < 0 ? null : placeAfter(key, at, tiles)
  if (next === null) return false
  tiles[Math.min(Math.max(next, 0), tiles.length - 1)]?.focus()
  return true
}

function placeAfter(key: string, at: number, tiles: readonly HTMLElement[]): number | null {
  const columns = columnsOf(tiles)
  switch (key) {
    case 'ArrowLeft':
      return at - 1
    case 'ArrowRight':
      return at + 1
    case 'ArrowUp':
      return at - columns < 0 ? at : at - columns
    case 'ArrowDown':
      return at + columns >= tiles.length ? at : at + columns
    case 'Home':
      return 0
    case 'End':
      return tiles.length - 1
    default:
      return null
  }
}

function columnsOf(tiles: readonly HTMLElement[]): number {
  const second = tiles.findIndex((tile) => topOf(tile) !== topOf(tiles[0]))
  return second < 0 ? tiles.length : second
}

function topOf(tile: HTMLElement | undefined): number {
  return Math.round(tile?.getBoundingClientRect().top ?? 0)
}
