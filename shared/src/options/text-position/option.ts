import { defineChoice } from '../../kernel/option.ts'

/** Where a text stands on a picture. Source: spec/editor.md §3. */
export const textPosition = defineChoice({
  type: 'textPosition',
  values: {
    'top-left': { de: 'Oben links', fr: 'En haut à gauche', en: 'Top left' },
    'top-right': { de: 'Oben rechts', fr: 'En haut à droite', en: 'Top right' },
    'center-left': { de: 'Mitte links', fr: 'Au milieu à gauche', en: 'Centre left' },
    'center-right': { de: 'Mitte rechts', fr: 'Au milieu à droite', en: 'Centre right' },
    'bottom-left': { de: 'Unten links', fr: 'En bas à gauche', en: 'Bottom left' },
    'bottom-right': { de: 'Unten rechts', fr: 'En bas à droite', en: 'Bottom right' },
  },
  fallback: 'bottom-left',
})
