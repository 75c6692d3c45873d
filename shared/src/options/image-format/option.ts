import { defineChoice } from '../../kernel/option.ts'

/** Shape of the pictures on cards. Source: spec/editor.md §3. */
export const imageFormat = defineChoice({
  type: 'imageFormat',
  values: {
    square: { de: 'Quadrat', fr: 'Carré', en: 'Square' },
    portrait: { de: 'Hochformat', fr: 'Portrait', en: 'Portrait' },
  },
  fallback: 'square',
})
