import type { saveData as contract } from '@blickfang/shared/api/v1/data.ts'
import { isSameValue } from '@blickfang/shared/content/is-same-value.ts'
import { contentKey } from '@blickfang/shared/content/keys/value-keys.ts'
import { type Content, contentSchema } from '@blickfang/shared/content/values.ts'
import type { Json } from '@blickfang/shared/kernel/json.ts'
import { type Locale, localeSchema } from '@blickfang/shared/kernel/locale.ts'
import { invalid } from '../../errors/invalid.ts'
import type { Call } from '../operation-context.ts'
import { checkContent, sourceOf } from './check-content.ts'
import { checkOptions } from './check-options.ts'
import { checkReferences, collectPageLinks, noReferences, type References } from './check-references.ts'
import { getItem } from './get-item.ts'
import { type Patch, type Saved, writeValues } from './write-values.ts'

type Item = Awaited<ReturnType<typeof getItem>>

/** Saves words, options or the medium of one item into its draft, after checking each against the item's contract. */
export async function saveData(call: Call<typeof contract>): Promise<Saved> {
  const { itemType, linkId: id, data, base, add } = call.body
  const item = await getItem(call.db, itemType, id)
  const references = noReferences()
  const options = item.field?.options ?? (itemType === 'group' ? item.group?.options : undefined) ?? {}
  const patch = {
    ...checkContents(item, data.content ?? {}, references),
    ...checkOptions(options, data.options ?? {}, references),
    ...checkMedium(item, data.mediaId, references),
  }
  const write = { itemType, id, patch, base: add ? {} : base }
  if (references.media.size === 0) {
    await checkReferences(call.db, references)
    return writeValues(call, write)
  }
  return call.db.transaction(async (db) => {
    await checkReferences(db, references)
    return writeValues({ ...call, db }, write)
  })
}

function checkContents(
  item: Item,
  contents: Readonly<Record<string, Content | null | undefined>>,
  references: References,
) {
  const patch: Record<string, Json> = {}
  for (const [key, given] of Object.entries(contents)) {
    if (given === undefined) continue
    const locale = localeSchema.parse(key)
    const path = `data.content.${locale}`
    if (!item.field) throw invalid(path, 'noField')
    if (!item.languages.active.includes(locale)) throw invalid(path, 'inactiveLanguage')
    const content = checkContent(path, item.field, given)
    collectPageLinks(references, path, content?.json)
    const words = withSource(item, locale, content) as Json
    patch[contentKey(locale)] = asLive(words, item.published[contentKey(locale)] ?? null)
  }
  return patch
}

/** Words that are as they are live again are no change, however the editor notes them. */
function asLive(words: Json, live: Json): Json {
  const sourceIn = (value: Json) => contentSchema.safeParse(value).data?.source
  return isSameValue(words, live) && sourceIn(words) === sourceIn(live) ? live : words
}

/** A translation remembers the text it stands for, so that one can tell when that has changed. */
function withSource(item: Item, locale: Locale, content: Content | null): Content | null {
  if (!content || content.source || locale === item.languages.default || !item.defaultContent) return content
  return { ...content, source: sourceOf(item.defaultContent.text) }
}

function checkMedium(item: Item, mediaId: string | null | undefined, references: References): Patch {
  if (mediaId === undefined) return {}
  if (item.field?.kind !== 'media') throw invalid('data.mediaId', 'noMediaField')
  if (mediaId !== null) references.media.set(mediaId, 'data.mediaId')
  return { mediaId }
}
