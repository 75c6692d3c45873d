'use client'
import { useMemo, useSyncExternalStore } from 'react'

/** Inner width and height of the window in pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** The window's size, and a new one whenever it changes: somebody turned the phone, or drew the window larger. */
export function useWindowSize(): WindowSize {
  const width = useSyncExternalStore(onResize, () => window.innerWidth, none)
  const height = useSyncExternalStore(onResize, () => window.innerHeight, none)
  return useMemo(() => ({ width, height }), [width, height])
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

const none = () => 0
