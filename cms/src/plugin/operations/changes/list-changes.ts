import { isDeepStrictEqual } from 'node:util'
import type { listChanges as contract } from '@blickfang/shared/api/v1/page.ts'
import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import type { Change } from '@blickfang/shared/content/changes.ts'
import type { ContentValues } from '@blickfang/shared/content/values.ts'
import type { AnswerOf } from '@blickfang/shared/kernel/endpoint.ts'
import type { Json } from '@blickfang/shared/kernel/json.ts'
import { localeSchema } from '@blickfang/shared/kernel/locale.ts'
import type { Call } from '../operation-context.ts'
import { type ChangeWords, readChangeWords } from './change-words.ts'
import { type ChangedItem, readChangedItems } from './changed-items.ts'
import { countChanges } from './count-changes.ts'
import { listSaves } from './list-saves.ts'

/** What publishing the page will change, value by value, in the words of the editor's language; and what was saved of it meanwhile. */
export async function listChanges({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const counts = await countChanges(db, query.id)
  const words = await readChangeWords(db)
  const items = await readChangedItems(db, query.id)
  return {
    counts,
    changes: items.flatMap((item) => changesOf(item, words)),
    ...(await listSaves(db, query.id, query.since)),
  }
}

function changesOf(item: ChangedItem, words: ChangeWords): Change[] {
  const whole = wholeItem(item, words)
  if (whole && (whole.kind === 'removed' || item.itemType === 'page')) return [whole]
  const published: ContentValues = item.published ?? {}
  const keys = [...new Set([...Object.keys(item.draft), ...Object.keys(published)])].sort()
  const values = keys
    // A new block's place says nothing beyond that it is new.
    .filter((key) => !(whole && key === 'order') && !isDeepStrictEqual(item.draft[key], published[key]))
    .map((key) => valueChange(item, key, published[key], words))
  return whole ? [whole, ...values] : values
}

/** What has neither language nor picture nor looks. */
const plain = { locale: null, pictures: null, looks: [] }

/** The change of a page or group as a whole: it comes, or it goes. */
function wholeItem(item: ChangedItem, words: ChangeWords): Change | null {
  if (item.itemType === 'field') return null
  const name = words.itemName(item)
  if (item.draft.deleted === true)
    return { ...about(item), key: 'deleted', kind: 'removed', ...plain, before: name, after: null }
  if (item.published === null)
    return { ...about(item), key: item.itemType, kind: 'added', ...plain, before: null, after: name }
  return null
}

function valueChange(item: ChangedItem, key: string, published: Json | undefined, words: ChangeWords): Change {
  const [, part = ''] = key.split('.')
  const before = words.valueWords(item, key, published)
  const after = words.valueWords(item, key, item.draft[key])
  const kind = key === 'order' ? 'moved' : before === null ? 'added' : after === null ? 'removed' : 'changed'
  const pictures = {
    before: words.picture(item, key, published),
    after: words.picture(item, key, item.draft[key]),
  }
  return {
    ...about(item),
    key,
    kind,
    locale: localeSchema.safeParse(part).data ?? null,
    before,
    after,
    pictures: pictures.before || pictures.after ? pictures : null,
    looks: words.looks(key, published, item.draft[key]),
  }
}

function about(item: ChangedItem) {
  const { itemType, id, groupId, block, field, updatedBy } = item
  const known = block !== null && findGroup(block) ? block : null
  return { itemType, id, groupId, block: known, field, updatedBy, updatedAt: new Date(item.updatedAt).toISOString() }
}
