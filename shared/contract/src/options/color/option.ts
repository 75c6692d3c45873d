import * as z from 'zod/mini'
import type { Label } from '../../kernel/label.ts'
import { defineOption, type OptionUse } from '../../kernel/option.ts'

const colorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** A colour as #rrggbb. */
export const color = defineOption({
  type: 'color',
  schema: colorSchema,
  fallback: '#000000',
  inWords: (value) => value,
  samples: ['#499ddd', '#fbfaf7'],
})

const colorOrNone = defineOption({
  type: 'color',
  schema: z.union([z.literal(''), colorSchema]),
  fallback: '',
  inWords: (value) => value || null,
  samples: ['', '#499ddd'],
})

/** A colour, or '' for the one that the design takes where none is chosen. */
export function ownColor(label: Label, use: OptionUse<string> = {}) {
  return colorOrNone(label, use)
}
