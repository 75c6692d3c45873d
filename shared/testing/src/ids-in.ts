import { idSchema } from '@blickfang/contract/kernel/text/id.ts'
import * as z from 'zod/mini'

/** Every schema of an id within this one. */
export function idsIn(schema: z.ZodMiniType | undefined): z.core.$ZodType[] {
  const found: z.core.$ZodType[] = []
  if (schema)
    for (const io of ['input', 'output'] as const)
      z.toJSONSchema(schema, {
        io,
        unrepresentable: 'any',
        override: ({ zodSchema }) => {
          // A schema with checks is made of one without.
          if (zodSchema === idSchema._zod.parent) return
          if ('format' in zodSchema._zod.def && zodSchema._zod.def.format === 'uuid') found.push(zodSchema)
        },
      })
  return found
}
