import { defineSection } from '../../kernel/section/section.ts'
import { fontPair } from '../../options/font-pair/option.ts'

/** The fonts of the site: a page loads the files of the chosen pair and no others. */
export const fonts = defineSection({
  name: 'fonts',
  label: { de: 'Schriften', fr: 'Polices', en: 'Fonts' },
  place: 7,
  options: {
    'appearance.fonts': fontPair({ de: 'Schriftpaar', fr: 'Paire de polices', en: 'Pair of fonts' }),
  },
})
