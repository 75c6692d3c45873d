import { defineChoice } from '../../kernel/option.ts'

/** A step of the design scale, so that a restyle never touches content. `none` only where a use offers it. */
export const size = defineChoice({
  type: 'size',
  values: {
    none: { de: 'Keiner', fr: 'Aucun', en: 'None' },
    small: { de: 'Klein', fr: 'Petit', en: 'Small' },
    medium: { de: 'Mittel', fr: 'Moyen', en: 'Medium' },
    large: { de: 'Gross', fr: 'Grand', en: 'Large' },
  },
  fallback: 'medium',
})
