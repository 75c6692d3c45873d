import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import { contentKey, parseKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { type Content, contentSchema } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { ItemType } from '@blickfang/contract/kernel/value/value.ts'
import { reasonOf } from '@blickfang/contract/options/option-values.ts'
import { invalid } from '../../errors/invalid.ts'
import type { References } from '../content/check-references.ts'
import type { Item } from '../content/get-item.ts'
import { checkOrder } from '../content/order.ts'
import { sourceOf } from '../content/source-of.ts'
import type { Patch } from '../content/write-values.ts'
import { hashPassword } from '../page-password/hash-password.ts'

/** Values of an item as somebody asks for them to be saved, by key. */
export interface Given {
  readonly itemType: ItemType
  readonly patch: Patch
  /** Where the request names the value of a key; the key itself where that is how it is named. */
  readonly pathOf?: (key: string) => string
}

/** The values as they are stored, and what they refer to. Throws INVALID for what the item's contract does not take. */
export async function checkPatch(
  item: Item,
  { itemType, patch, pathOf = (key) => key }: Given,
): Promise<{ readonly patch: Patch; readonly references: References }> {
  const checked = await Promise.all(
    Object.entries(patch).map(([key, value]) => checkValue(item, { itemType, key, value, path: pathOf(key) })),
  )
  return {
    patch: Object.fromEntries(checked.map(({ key, stored }) => [key, stored])),
    references: {
      pages: new Map(checked.flatMap(({ path, named }) => named.pages.map((id) => [id, path] as const))),
      media: new Map(checked.flatMap(({ path, named }) => named.media.map((id) => [id, path] as const))),
      audiences: checked,
    },
  }
}

interface GivenValue {
  readonly itemType: ItemType
  readonly key: string
  readonly value: Json
  readonly path: string
}

async function checkValue(item: Item, { itemType, key, value: given, path }: GivenValue) {
  const refuse = (why: string): never => {
    throw invalid(path, why)
  }
  const { value, part } = parseKey(key) ?? refuse('unknownValue')
  const options = (itemType === 'group' ? item.group?.options : item.field?.options) ?? {}
  const fields = (itemType === 'group' ? item.group?.fields : undefined) ?? {}
  const sent = given === null ? null : value.schema.safeParse(given)
  if (sent?.error) return refuse(reasonOf(sent.error))
  const tidied = value.check((sent?.data ?? null) as Json, {
    ...{ part, field: item.field, options, fields, refuse },
    collection: itemType === 'group' ? item.collection : null,
  })
  if (!value.of.includes(itemType)) return refuse('unknownValue')
  if (value.isOfSite && !item.languages.active.some((locale) => locale === part)) return refuse('inactiveLanguage')
  const finish = finishes[value.kind as keyof typeof valueKeys]
  // Through JSON: a schema may leave members that are undefined.
  const stored = JSON.parse(JSON.stringify(finish ? await finish(tidied, item, key) : tidied)) as Json
  const option = value === valueKeys.options ? options[part] : undefined
  return {
    key,
    path,
    stored,
    named: stored === null || value.namesGone ? { pages: [], media: [] } : value.named(stored, option),
    audience: (stored !== null && option?.audienceOf?.(stored as never)) || 'everyone',
  }
}

/** Checks of a value that only the server can make, and the value that it makes of it. */
const finishes: {
  readonly [Kind in keyof typeof valueKeys]?: (value: Json, item: Item, key: string) => Json | Promise<Json>
} = {
  content: (value, item, key) => asLive(withSource(value as Content | null, item, key) as Json, item.published[key]),
  order: (value) => checkOrder(String(value)),
  password: (value) => (value === null ? null : hashPassword(String(value))),
}

/** A translation remembers the text it stands for, so that one can tell when that has changed. */
function withSource(content: Content | null, { languages, defaultContent }: Item, key: string): Content | null {
  if (!content || content.source || key === contentKey(languages.default) || !defaultContent) return content
  return { ...content, source: sourceOf(defaultContent.text) }
}

/** Words that are as they are live again are no change, however the editor notes them. */
function asLive(words: Json, live: Json = null): Json {
  const sourceIn = (value: Json) => contentSchema.safeParse(value).data?.source
  return isSameValue(words, live) && sourceIn(words) === sourceIn(live) ? live : words
}
