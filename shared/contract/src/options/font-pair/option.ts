import { defineChoice } from '../../kernel/option.ts'

/** Pair of fonts of a site, one for headings and one for text. Which files they are is the site's matter (`web/src/site/fonts`). */
export const fontPair = defineChoice({
  type: 'fontPair',
  values: {
    lens: { de: 'Markant', fr: 'Marquant', en: 'Distinct' },
    clear: { de: 'Klar', fr: 'Clair', en: 'Clear' },
    classic: { de: 'Klassisch', fr: 'Classique', en: 'Classic' },
    calm: { de: 'Ruhig', fr: 'Calme', en: 'Calm' },
    modern: { de: 'Modern', fr: 'Moderne', en: 'Modern' },
  },
  fallback: 'lens',
})

/** The pairs by their names, in the order in which they are offered. */
export const fontPairs = ['lens', 'clear', 'classic', 'calm', 'modern'] as const
export type FontPair = (typeof fontPairs)[number]
