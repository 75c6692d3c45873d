import { jsonSchema } from 'shared/kernel/json.ts'
import * as z from 'zod'

/** What a 409 says about each value that was in the way. Source: docs/ARCHITECTURE.md, «Save». */
export const conflictDetailSchema = z.array(
  z.object({
    key: z.string(),
    rev: z.number().int(),
    value: jsonSchema.nullish().transform((value) => value ?? null),
    by: z
      .string()
      .nullish()
      .transform((by) => by ?? null),
    at: z
      .string()
      .nullish()
      .transform((at) => at ?? null),
  }),
)
