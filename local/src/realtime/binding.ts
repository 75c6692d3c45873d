import { z } from 'zod'

/**
 * Changes that a channel wants to hear of: `event` of `schema`, perhaps of one table, perhaps of some rows (`filter`) and of some
 * columns beside the key (`select`). Unknown keys are refused: left out in silence, they would be missed.
 */
export const bindingSchema = z.strictObject({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string(),
  table: z.string().optional(),
  filter: z.string().optional(),
  select: z.array(z.string()).min(1).optional(),
})
export type Binding = z.infer<typeof bindingSchema>

const ids = new Map<string, number>()

/** The number under which events of this binding arrive; the same for everybody who asks for the same. */
export function bindingId({ event, schema, table, filter, select }: Binding): number {
  const key = JSON.stringify([event, schema, table, filter, select])
  const id = ids.get(key) ?? ids.size + 1
  ids.set(key, id)
  return id
}
