import { defineChoice } from '../../kernel/option.ts'
import { colorNames } from '../color-swatches/option.ts'

const { reset, ...colors } = colorNames

/** One of the site's colours by name, and never none. */
export const themeColor = defineChoice({ type: 'themeColor', values: colors, fallback: 'primary' })
