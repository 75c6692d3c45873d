import { defineChoice } from '../../kernel/option.ts'

/** Horizontal place of a block's content. Source: spec/editor.md §3. */
export const alignment = defineChoice({
  type: 'alignment',
  values: {
    left: { de: 'Links', fr: 'À gauche', en: 'Left' },
    center: { de: 'Mitte', fr: 'Au centre', en: 'Centre' },
    right: { de: 'Rechts', fr: 'À droite', en: 'Right' },
  },
  fallback: 'left',
})
