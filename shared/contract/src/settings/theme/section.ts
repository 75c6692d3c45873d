import { defineSection } from '../../kernel/section/section.ts'
import { color } from '../../options/color/option.ts'
import { colorNames } from '../../options/color-swatches/option.ts'

/** The colours of the site. The foreground of each is worked out, so no pair is unreadable. */
export const theme = defineSection({
  name: 'theme',
  label: { de: 'Farben', fr: 'Couleurs', en: 'Colours' },
  place: 6,
  options: {
    'appearance.theme.primary': color(colorNames.primary, { fallback: '#499ddd' }),
    'appearance.theme.secondary': color(colorNames.secondary, { fallback: '#f3b58a' }),
    'appearance.theme.background': color(colorNames.background, { fallback: '#fbfaf7' }),
    'appearance.theme.header': color(colorNames.header, { fallback: '#0f4c45' }),
    'appearance.theme.footer': color(colorNames.footer, { fallback: '#17211f' }),
  },
})
