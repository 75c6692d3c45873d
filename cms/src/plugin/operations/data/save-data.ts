import type { saveData as contract } from '@blickfang/contract/api/v1/data.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { localeSchema } from '@blickfang/contract/kernel/locale.ts'
import type { Saved } from '../content/write-values.ts'
import type { Call } from '../operation-context.ts'
import { saveItem } from '../values/save-item.ts'

/** Saves words, options or the medium of one item into its draft, after checking each against the item's contract. */
export async function saveData(call: Call<typeof contract>): Promise<Saved> {
  const { itemType, linkId: id, data, base, add } = call.body
  const words = Object.entries(data.content ?? {}).map(
    ([locale, content]) => [valueKeys.content.key(localeSchema.parse(locale)), content] as const,
  )
  const options = Object.entries(data.options ?? {}).map(
    ([name, value]) => [valueKeys.options.key(name), value] as const,
  )
  const given = [...words, ...options, ['mediaId', data.mediaId] as const].filter(([, value]) => value !== undefined)
  const patch = Object.fromEntries(given) as Record<string, Json>
  const { saved } = await saveItem(call, { itemType, id, patch, base: add ? {} : base, pathOf: (key) => `data.${key}` })
  return saved
}
