import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import { type Items, itemsSchema } from '@blickfang/contract/kernel/items/items.ts'

/** What a container makes of its collection; null while nobody has arranged it. */
export function itemsIn(values: ContentValues): Items | null {
  return itemsSchema.safeParse(values[valueKeys.items.key()]).data ?? null
}
