import type { OwnFonts } from '@blickfang/contract/kernel/own/own-fonts.ts'

/** Pair of fonts that editors find among ours. */
export const poster: OwnFonts = {
  label: { de: 'Plakat', fr: 'Affiche', en: 'Poster' },
  display: "'Anton', Impact, sans-serif",
  text: 'system-ui, sans-serif',
}
