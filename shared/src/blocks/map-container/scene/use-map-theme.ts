import { useState } from 'react'
import type { MapTheme } from '../../../map/style/own-style.ts'

const storageKey = 'mapTheme'

/** The map's theme: what the visitor chose last on this device, else what the system asks for. */
export function useMapTheme(): readonly [theme: MapTheme, toggle: () => void] {
  const [theme, setTheme] = useState<MapTheme>(remembered)
  function toggle() {
    const next = theme === 'dark' ? 'light' : 'dark'
    setTheme(next)
    try {
      localStorage.setItem(storageKey, next)
    } catch {
      // A private window: the choice holds until the page is left.
    }
  }
  return [theme, toggle]
}

function remembered(): MapTheme {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored === 'light' || stored === 'dark') return stored
  } catch {
    // As above.
  }
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
