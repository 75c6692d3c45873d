import { defineChoice } from '../../kernel/option.ts'
import { colorNames } from '../color-swatches/option.ts'

const { reset, ...colors } = colorNames

/** A colour of the site by name, and never none. */
export const themeColor = defineChoice({ type: 'themeColor', values: colors, fallback: 'primary' })
