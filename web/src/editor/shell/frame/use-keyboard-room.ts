import { useEffect } from 'react'
import { seenBottom } from '../../floating/seen-window.ts'
import { poke } from '../../floating/tracker.ts'

/** Keeps the editor's bars above the keyboard of a phone: browsers that lay it over the page tell of it by the visual viewport alone. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!seen) return
    const { style } = document.documentElement
    const look = () => {
      style.setProperty('--ui-keyboard', `${Math.max(0, Math.round(window.innerHeight - seenBottom()))}px`)
      poke()
    }
    look()
    seen.addEventListener('resize', look)
    seen.addEventListener('scroll', look)
    return () => {
      seen.removeEventListener('resize', look)
      seen.removeEventListener('scroll', look)
      style.removeProperty('--ui-keyboard')
    }
  }, [])
}
