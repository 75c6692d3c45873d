import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'

/**
 * Words that a site always translates in the same way: a line for each, such as `de Gleitsicht = fr progressifs`. Lines that say
 * nothing (`parseTerms`) are kept and mean nothing.
 */
export const terms = defineOption({
  type: 'terms',
  schema: z.string().check(z.trim(), z.maxLength(10_000)),
  fallback: '',
  inWords: (value) => value.split('\n').join('; ') || null,
  samples: ['', 'de Gleitsicht = fr progressifs'],
})
