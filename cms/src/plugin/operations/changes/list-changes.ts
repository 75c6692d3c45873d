import { isDeepStrictEqual } from 'node:util'
import { findGroup } from '@blickfang/blocks/groups.ts'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { listChanges as contract } from '@blickfang/contract/api/v1/page.ts'
import type { Change } from '@blickfang/contract/content/changes/changes.ts'
import { parseKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { localeSchema } from '@blickfang/contract/kernel/locale.ts'
import type { Call } from '../operation-context.ts'
import { type ChangedItem, listChangedItems } from './changed-items.ts'
import { changesState } from './changes-state.ts'
import { countChanges, countItems } from './count-changes.ts'
import { listCalled } from './list-called.ts'
import { listSaves } from './list-saves.ts'

/** Lists the changes that publishing the page will make, value by value, with the names of what the values name; and what was saved of it meanwhile. */
export async function listChanges({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  // Before the list: what is saved in between is in it and not in the state, and publishing asks to look again.
  const state = await changesState(db, query.id)
  const counts = await countChanges(db, query.id)
  const changes = (await listChangedItems(db, query.id)).flatMap(changesOf)
  return {
    counts,
    items: await countItems(db, query.id),
    state,
    changes,
    called: await listCalled(db, changes),
    ...(await listSaves(db, query.id, query.since)),
  }
}

function changesOf(item: ChangedItem): Change[] {
  const whole = wholeItem(item)
  if (whole && (whole.kind === 'removed' || item.itemType === 'page')) return [whole]
  const published: ContentValues = item.published ?? {}
  const keys = [...new Set([...Object.keys(item.draft), ...Object.keys(published)])].sort()
  const values = keys
    // A new block's place says nothing beyond that it is new.
    .filter((key) => !(whole && key === 'order') && !isDeepStrictEqual(item.draft[key], published[key]))
    .map((key) => valueChange(item, key))
  return whole ? [whole, ...values] : values
}

/** The change of a page or group as a whole: it comes, or it goes. */
function wholeItem(item: ChangedItem): Change | null {
  if (item.itemType === 'field') return null
  const whole = { ...about(item), locale: null }
  if (item.draft.deleted === true) return { ...whole, key: 'deleted', kind: 'removed', before: item.title, after: null }
  if (item.published === null) return { ...whole, key: item.itemType, kind: 'added', before: null, after: item.title }
  return null
}

function valueChange(item: ChangedItem, key: string): Change {
  const known = parseKey(key)
  const before = told(key, item.published?.[key], item.livePlace)
  const after = told(key, item.draft[key], item.place)
  const how = before === null ? 'added' : after === null ? 'removed' : 'changed'
  return {
    ...about(item),
    key,
    kind: key === 'order' ? 'moved' : known?.value === valueKeys.visibleFields ? 'changed' : how,
    locale: known?.value.hasLocale ? localeSchema.parse(known.part) : null,
    before,
    after,
  }
}

/** A value as it is told: the key of an order says nothing to anybody, and a password is told to nobody. */
function told(key: string, value: Json | undefined, place: number | null): Json | null {
  if (key === 'order') return value === undefined ? null : place
  if (value === undefined || value === null) return null
  return key === 'password' ? true : value
}

function about(item: ChangedItem) {
  const { itemType, id, groupId, block, field, updatedBy } = item
  const known = block !== null && findGroup(block) ? block : null
  return { itemType, id, groupId, block: known, field, updatedBy, updatedAt: new Date(item.updatedAt).toISOString() }
}
