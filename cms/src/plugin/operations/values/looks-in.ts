import { isEqual } from '@blickfang/contract/content/is-equal.ts'
import { parseKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { type ContentValues, contentSchema } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Patch } from '../content/write-values.ts'

/** Words of a patch that are live as they are, but for whether a person has looked at them. */
export function looksIn(patch: Patch, published: ContentValues): Patch {
  return Object.fromEntries(
    Object.entries(patch).filter(([key, value]) => {
      if (parseKey(key)?.value !== valueKeys.content) return false
      const [live, next] = [wordsOf(published[key]), wordsOf(value)]
      return live !== null && next !== null && isEqual(live, next) && !isEqual(published[key] ?? null, value)
    }),
  )
}

/** The words without who has looked at them; null for what are none. */
function wordsOf(value: Json | undefined): Json | null {
  const { data } = contentSchema.safeParse(value)
  if (!data) return null
  const { checked: _, ...words } = data
  return JSON.parse(JSON.stringify(words)) as Json
}
