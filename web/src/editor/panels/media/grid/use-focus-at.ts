import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { placeAfter, type Tiles } from './place-after.ts'

/** Place of the tile that has or had the focus, and how keys move it, to tiles that are not drawn as well. */
export function useFocusAt(grid: HTMLElement | null) {
  const [at, setAt] = useState<number | null>(null)
  const isMoved = useRef(false)
  // The tile is there once its place is known to be needed.
  useLayoutEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    grid?.querySelector<HTMLElement>(`[data-place="${at}"] > button`)?.focus()
  })
  return {
    at,
    /** Takes note of the tile that gets the focus. */
    follow: (event: FocusEvent) => {
      const place = event.target.closest<HTMLElement>('[data-place]')?.dataset.place
      if (place !== undefined) setAt(Number(place))
    },
    /** Moves the focus by a key; whether it was one that moves it. */
    move: (key: string, tiles: Tiles): boolean => {
      const next = at === null ? null : placeAfter(key, Math.min(at, tiles.count - 1), tiles)
      if (next === null) return false
      isMoved.current = true
      setAt(next)
      return true
    },
  }
}
