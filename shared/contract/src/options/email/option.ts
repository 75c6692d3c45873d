import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'
import { emailSchema } from '../../kernel/text/email.ts'

/** An e-mail address, or none. */
export const email = defineOption({
  type: 'email',
  schema: z.union([z.literal(''), emailSchema]),
  fallback: '',
  inWords: (value) => value || null,
  samples: ['', 'info@example.ch'],
})
