import * as z from 'zod/mini'
import { intlLocale } from '../../kernel/intl-locale.ts'
import type { Label } from '../../kernel/label.ts'
import type { Option, OptionUse } from '../../kernel/option.ts'

/**
 * A whole number that is typed, such as days. Unlike the steps of `number` it jumps to no bound: what is outside of the range is
 * refused, and so is nothing at all.
 */
export function count(label: Label, use: OptionUse<number> = {}): Option<'count', z.ZodMiniInt> {
  const { min, max } = use.range ?? { min: 0, max: 1_000_000 }
  return {
    type: 'count',
    values: {},
    editable: true,
    ...use,
    label,
    range: { min, max },
    schema: z.int().check(z.minimum(min), z.maximum(max)),
    fallback: use.fallback ?? min,
    inWords: (value, { language }) => new Intl.NumberFormat(intlLocale(language)).format(value),
    samples: [min, max],
  }
}
