import { defineChoice } from '../../kernel/option.ts'

/** Vertical place of a text beside something taller. Source: spec/editor.md §3. */
export const verticalAlignment = defineChoice({
  type: 'verticalAlignment',
  values: {
    top: { de: 'Oben', fr: 'En haut', en: 'Top' },
    center: { de: 'Mitte', fr: 'Au milieu', en: 'Middle' },
    bottom: { de: 'Unten', fr: 'En bas', en: 'Bottom' },
  },
  glyphs: {
    top: 'M3 3h18v2H3zM7 8h4v9H7zM13 8h4v5h-4z',
    center: 'M3 11h18v2H3zM7 5h4v14H7zM13 8h4v8h-4z',
    bottom: 'M3 19h18v2H3zM7 7h4v9H7zM13 11h4v5h-4z',
  },
  fallback: 'center',
})
