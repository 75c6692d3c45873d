import { useStore } from 'zustand'
import { triedFonts } from './tried-fonts.ts'
import { triedLogos } from './tried-logos.ts'
import { triedTheme } from './tried-theme.ts'

/** A kind of look that is tried on the page. */
export type Tried = 'colors' | 'fonts' | 'logo'

/** The kinds of look that are tried on the page and not taken. */
export function useTried(): readonly Tried[] {
  const { theme } = useStore(triedTheme)
  const { pair } = useStore(triedFonts)
  const { logos } = useStore(triedLogos)
  return [
    ...(theme ? ['colors' as const] : []),
    ...(pair ? ['fonts' as const] : []),
    ...(logos ? ['logo' as const] : []),
  ]
}

/** Names the one kind that is tried, or several at once, for a sentence about them. */
export function triedWord([first, ...others]: readonly Tried[]): Tried | 'several' {
  return first && others.length === 0 ? first : 'several'
}
