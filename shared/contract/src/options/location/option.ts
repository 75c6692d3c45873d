import * as z from 'zod/mini'
import { translate } from '../../kernel/messages/translator.ts'
import { defineOption } from '../../kernel/option.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { messages } from './messages.generated.ts'

const samples = [null, ['7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'], ['7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c12']]

/** Branches of the shop, by their ids; null while none is chosen, of which each block makes its own. Source: spec/editor.md §3. */
export const location = defineOption({
  type: 'location',
  schema: z.nullable(z.array(idSchema).check(z.minLength(1), z.maxLength(200))),
  fallback: null,
  inWords: (ids, { language }) => translate(messages, language)('chosen', { count: ids.length }),
  samples,
})
