import { defineChoice } from '../../kernel/option.ts'

/** Horizontal place of a block's content. Source: spec/editor.md §3. */
export const alignment = defineChoice({
  type: 'alignment',
  values: {
    left: { de: 'Links', fr: 'À gauche', en: 'Left' },
    center: { de: 'Mitte', fr: 'Au centre', en: 'Centre' },
    right: { de: 'Rechts', fr: 'À droite', en: 'Right' },
  },
  glyphs: {
    left: 'M3 5h18v2H3zM3 11h11v2H3zM3 17h15v2H3z',
    center: 'M3 5h18v2H3zM6.5 11h11v2h-11zM4.5 17h15v2h-15z',
    right: 'M3 5h18v2H3zM10 11h11v2H10zM6 17h15v2H6z',
  },
  fallback: 'left',
})
