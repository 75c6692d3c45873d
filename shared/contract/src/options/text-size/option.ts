import { defineChoice } from '../../kernel/option.ts'

/** Size of a block's text, in steps of the type scale. Source: spec/editor.md §3. */
export const textSize = defineChoice({
  type: 'textSize',
  values: {
    small: { de: 'Klein', fr: 'Petit', en: 'Small' },
    medium: { de: 'Mittel', fr: 'Moyen', en: 'Medium' },
    large: { de: 'Gross', fr: 'Grand', en: 'Large' },
  },
  fallback: 'medium',
})
