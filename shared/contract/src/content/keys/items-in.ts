import { type Items, itemsSchema } from '../../kernel/items/items.ts'
import type { ContentValues } from '../values.ts'
import { valueKeys } from './value-keys.ts'

/** What a container makes of its collection, out of its values; null while nobody has arranged it. */
export function itemsIn(values: ContentValues): Items | null {
  return itemsSchema.safeParse(values[valueKeys.items.key()]).data ?? null
}
