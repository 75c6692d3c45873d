import * as z from 'zod/mini'
import { intlLocale } from '../../kernel/intl-locale.ts'
import type { Label } from '../../kernel/label.ts'
import type { Option, OptionUse } from '../../kernel/option.ts'

/** The least and the greatest number that are allowed. */
export interface NumberRange {
  readonly min: number
  readonly max: number
}

/** Without a range a number is at least 1. Source: spec/editor.md §5. */
export function rangeOf(range: NumberRange | undefined): NumberRange {
  return range ?? { min: 1, max: Number.MAX_SAFE_INTEGER }
}

/** The nearest whole number inside the range; anything that is no number becomes the minimum. Source: spec/editor.md §5. */
export function clampNumber(value: number, range: NumberRange | undefined): number {
  const { min, max } = rangeOf(range)
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : min
}

/** A whole number. Its schema is made from the use's range, so the server refuses what the stepper could not reach. */
export function number(label: Label, use: OptionUse<number> = {}): Option<'number', z.ZodMiniInt> {
  const { min, max } = rangeOf(use.range)
  return {
    type: 'number',
    values: {},
    editable: true,
    ...use,
    label,
    schema: z.int().check(z.minimum(min), z.maximum(max)),
    inWords: (value, { language }) => new Intl.NumberFormat(intlLocale(language)).format(value),
    samples: [min, use.range?.max ?? 9],
    fallback: clampNumber(use.fallback ?? min, use.range),
  }
}
