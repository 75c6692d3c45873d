import { defineChoice } from '../../kernel/option.ts'

/** Shape of the pictures on cards. Source: spec/editor.md §3. */
export const imageFormat = defineChoice({
  type: 'imageFormat',
  values: {
    square: { de: 'Quadrat', fr: 'Carré', en: 'Square' },
    portrait: { de: 'Hochformat', fr: 'Portrait', en: 'Portrait' },
  },
  glyphs: {
    square: 'M4 4h16v16H4z',
    portrait: 'M6 3h12v18H6z',
  },
  fallback: 'square',
})
