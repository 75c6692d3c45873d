import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import * as z from 'zod/mini'

/** Detail of a 409 about each value that was in the way. Source: docs/ARCHITECTURE.md, «Save». */
export const conflictDetailSchema = z.array(
  z.object({
    key: z.string(),
    rev: z.int(),
    value: z.pipe(
      z.nullish(jsonSchema),
      z.transform((value) => value ?? null),
    ),
    by: z.pipe(
      z.nullish(z.string()),
      z.transform((by) => by ?? null),
    ),
    at: z.pipe(
      z.nullish(z.string()),
      z.transform((at) => at ?? null),
    ),
  }),
)
