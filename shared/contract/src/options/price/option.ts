import * as z from 'zod/mini'
import { intlLocale } from '../../kernel/intl-locale.ts'
import { defineOption } from '../../kernel/option.ts'

/** An amount in francs; null: none is named. */
export const price = defineOption({
  type: 'price',
  schema: z.nullable(z.number().check(z.minimum(0), z.maximum(10_000_000))),
  fallback: null,
  inWords: (amount, { language }) => `CHF ${new Intl.NumberFormat(intlLocale(language)).format(amount)}`,
  samples: [null, 0, 1800],
})
