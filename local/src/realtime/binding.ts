import { z } from 'zod'

/** What a channel wants to hear of: `event` of `schema`, perhaps of one table, perhaps of some rows. */
export const bindingSchema = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string(),
  table: z.string().optional(),
  filter: z.string().optional(),
})
export type Binding = z.infer<typeof bindingSchema>

const ids = new Map<string, number>()

/** The number under which events of this binding arrive; the same for everybody who asks for the same. */
export function bindingId({ event, schema, table, filter }: Binding): number {
  const key = JSON.stringify([event, schema, table, filter])
  const id = ids.get(key) ?? ids.size + 1
  ids.set(key, id)
  return id
}
