import { type Items, itemsSchema } from '../../kernel/items/items.ts'
import type { ContentValues } from '../values.ts'
import { valueKeys } from './value-keys.ts'

/** The arrangement of a container's collection, out of its values; null while nobody has arranged it. */
export function itemsIn(values: ContentValues): Items | null {
  const stored = values[valueKeys.items.key()]
  // Most blocks are no containers.
  return stored === undefined ? null : (itemsSchema.safeParse(stored).data ?? null)
}
