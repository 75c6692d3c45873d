import type { MapTheme } from '@blickfang/views/map/style/own-style.ts'
import { useState, useSyncExternalStore } from 'react'

const storageKey = 'mapTheme'
const query = '(prefers-color-scheme: dark)'

/**
 * The map's theme: what the visitor chose last on this device, else what the system asks for now. null where no script has run
 * yet: until then the styles go by the system.
 */
export function useMapTheme(): readonly [theme: MapTheme | null, toggle: () => void] {
  const [chosen, choose] = useState<MapTheme | null>(null)
  const given = useSyncExternalStore(
    onSystemChange,
    () => remembered() ?? (matchMedia(query).matches ? 'dark' : 'light'),
    () => null,
  )
  const theme = chosen ?? given
  function toggle() {
    const next = theme === 'dark' ? 'light' : 'dark'
    choose(next)
    try {
      localStorage.setItem(storageKey, next)
    } catch {
      // A private window: the choice holds until the page is left.
    }
  }
  return [theme, toggle]
}

function onSystemChange(listener: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

function remembered(): MapTheme | null {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : null
  } catch {
    return null
  }
}
