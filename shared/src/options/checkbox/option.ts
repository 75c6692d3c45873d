import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'

/** Something that is on or off. */
export const checkbox = defineOption({ type: 'checkbox', shape: 'flag', schema: z.boolean(), fallback: false })
