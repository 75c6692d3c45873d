import { useStore } from 'zustand'
import { triedLogos } from './tried-logos.ts'
import { triedTheme } from './tried-theme.ts'

/** The kind of look that is tried on the page and not taken; null: none. */
export function useTried(): 'colors' | 'logo' | 'both' | null {
  const { theme } = useStore(triedTheme)
  const { logos } = useStore(triedLogos)
  if (theme) return logos ? 'both' : 'colors'
  return logos ? 'logo' : null
}
