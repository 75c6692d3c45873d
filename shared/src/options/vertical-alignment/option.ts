import { defineChoice } from '../../kernel/option.ts'

/** Vertical place of a text beside something taller. Source: spec/editor.md §3. */
export const verticalAlignment = defineChoice({
  type: 'verticalAlignment',
  values: {
    top: { de: 'Oben', fr: 'En haut', en: 'Top' },
    center: { de: 'Mitte', fr: 'Au milieu', en: 'Middle' },
    bottom: { de: 'Unten', fr: 'En bas', en: 'Bottom' },
  },
  fallback: 'center',
})
