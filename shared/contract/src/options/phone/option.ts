import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'
import { phoneSchema } from '../../kernel/text/phone.ts'

/** A phone number as people write it, or none. */
export const phone = defineOption({
  type: 'phone',
  schema: z.union([z.literal(''), phoneSchema]),
  fallback: '',
  inWords: (value) => value || null,
  samples: ['', '052 222 33 44'],
})
