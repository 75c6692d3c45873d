import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
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
    follow: ({ target }: FocusEvent) => setAt(placeOf(target)),
    /** Moves the focus by a key that was pressed on a tile; whether it was one that moves it. */
    move: ({ key, target }: KeyboardEvent, tiles: Tiles): boolean => {
      const place = placeOf(target)
      const next = place === null ? null : placeAfter(key, place, tiles)
      // At the end of the list it stays, and what is drawn later takes the focus from nobody.
      isMoved.current = next !== null && next !== place
      if (isMoved.current) setAt(next)
      return next !== null
    },
  }
}

function placeOf(target: EventTarget): number | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined
  return place === undefined ? null : Number(place)
}
