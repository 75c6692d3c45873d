import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'
import { webUrlSchema } from '../link/option.ts'

/** A web address or a path of the site, or none; «optik.ch» gets its https. */
export const webAddress = defineOption({
  type: 'webAddress',
  schema: z.union([z.literal(''), webUrlSchema]),
  fallback: '',
  inWords: (value) => value || null,
  samples: ['', 'https://example.ch'],
})
