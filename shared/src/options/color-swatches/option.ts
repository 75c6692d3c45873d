import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'

/** Colour tokens of the site's settings. Each has a readable foreground of its own. */
export const colorTokens = ['primary', 'secondary', 'background', 'header', 'footer'] as const
export type ColorToken = (typeof colorTokens)[number]

/** One of the site's colours by name; null is «reset»: the colour that the design gives. */
export const colorSwatches = defineOption({
  type: 'colorSwatches',
  shape: 'text',
  schema: z.nullable(z.enum(colorTokens)),
  fallback: null,
})
