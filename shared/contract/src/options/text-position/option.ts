import { defineChoice } from '../../kernel/option.ts'

/** Two lines of text at a place in a frame. */
const drawn = (x: number, y: number) => `M2 3h20v18H2zM4 5v14h16V5zM${x} ${y}h7v2h-7zM${x} ${y + 3}h5v2h-5z`

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
  glyphs: {
    'top-left': drawn(5, 6),
    'top-right': drawn(12, 6),
    'center-left': drawn(5, 9.5),
    'center-right': drawn(12, 9.5),
    'bottom-left': drawn(5, 13),
    'bottom-right': drawn(12, 13),
  },
  isPaired: true,
  fallback: 'bottom-left',
})
