import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'

/** A short text that is the same in every language, such as a date or a name. Words to be translated are fields. */
export const text = defineOption({
  type: 'text',
  schema: z.string().check(z.trim(), z.maxLength(200)),
  fallback: '',
  inWords: (value) => value || null,
  samples: ['', 'Nirgendwo'],
})
