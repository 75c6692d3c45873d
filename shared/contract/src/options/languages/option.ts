import * as z from 'zod/mini'
import { localeName, localeSchema } from '../../kernel/locale.ts'
import { defineOption } from '../../kernel/option.ts'

/** Languages of pages, one at least. */
export const languages = defineOption({
  type: 'languages',
  schema: z.array(localeSchema).check(z.minLength(1)),
  fallback: ['de'],
  inWords: (codes, { language }) => codes.map((code) => localeName(code, language)).join(', '),
  samples: [['de'], ['de', 'fr']],
})
