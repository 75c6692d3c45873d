import type { EditorDocument, EditorPageEntry } from 'shared/content/editor-page.ts'
import type { ContentValues, Revisions } from 'shared/content/values.ts'
import { setValue } from '../model/apply-patch.ts'
import type { Target } from '../model/change.ts'
import { isEqual } from '../model/is-equal.ts'
import { insertGroup, type PageDocument } from '../model/page-document.ts'
import { readValue } from '../model/read-value.ts'
import { setStatus } from '../model/set-status.ts'
import { sortFamilies } from '../model/sort-siblings.ts'
import type { SeenRevisions } from './revisions.ts'

interface Into {
  readonly document: PageDocument
  readonly revisions: SeenRevisions
  /** Values that wait to be sent, or are being typed: they stay as they are, and so does the revision they are based on. */
  readonly isMine: (target: Target, key: string) => boolean
}

/** Takes over what the server holds now, value by value; groups that others added come in. */
export function mergeFresh(fresh: EditorDocument, into: Into): void {
  mergeGroups(fresh.groups, into)
  mergeSite(fresh, into)
}

/** So many groups are taken in without a pause. */
const groupsAStep = 100

/** The same for a page of which most is new: in steps, so that typing goes on in between. `pause` lets the browser work. */
export async function mergeRest(fresh: EditorDocument, into: Into, pause: () => Promise<void>): Promise<void> {
  for (let from = 0; from < fresh.groups.length; from += groupsAStep) {
    if (from > 0) await pause()
    mergeGroups(fresh.groups.slice(from, from + groupsAStep), into)
  }
  mergeSite(fresh, into)
}

function mergeGroups(groups: EditorDocument['groups'], into: Into): void {
  const { document, revisions } = into
  const grown = new Set<string | null>()
  for (const group of groups) {
    if (!document.groups.has(group.id)) {
      insertGroup(document, group)
      revisions.setGroups([group])
      grown.add(group.parentId)
      continue
    }
    mergeItem(into, { itemType: 'group', id: group.id }, group)
    for (const field of group.fields) mergeItem(into, { itemType: 'field', id: field.id }, field)
  }
  if (grown.size > 0) sortFamilies(document, grown)
}

function mergeSite(fresh: EditorDocument, into: Into): void {
  const { document } = into
  document.media.setState(fresh.media)
  mergePages(fresh, into)
  if (fresh.isWhole) document.root.setState({ isWhole: true })
}

function mergeItem(into: Into, target: Target, item: { values: ContentValues; revs: Revisions; status: string }): void {
  const current = valuesOf(into.document, target)
  for (const key of new Set([...Object.keys(current), ...Object.keys(item.values)])) {
    if (into.isMine(target, key)) continue
    const value = item.values[key] ?? null
    if (!isEqual(current[key] ?? null, value)) setValue(into.document, target, key, value)
  }
  for (const [key, rev] of Object.entries(item.revs)) {
    if (!into.isMine(target, key)) into.revisions.set(target, key, rev)
  }
  setStatus(into.document, target, item.status)
}

function valuesOf(document: PageDocument, target: Target): ContentValues {
  if (target.itemType === 'group') return document.groups.get(target.id)?.getState().values ?? {}
  const place = document.places.get(target.id)
  return (place && document.groups.get(place.groupId)?.getState().fields[place.name]?.values) ?? {}
}

function mergePages(fresh: EditorDocument, { document, revisions, isMine }: Into): void {
  const entries = Object.fromEntries([...fresh.pages, fresh.page].map((page) => [page.id, page]))
  const kept: { target: Target; key: string; value: ReturnType<typeof readValue> }[] = []
  for (const page of Object.values(entries)) {
    const target: Target = { itemType: 'page', id: page.id }
    const keys = ['order', 'archived', 'deleted', 'disallowedLanguages', ...languageKeys(page)]
    for (const key of keys.filter((name) => isMine(target, name))) {
      kept.push({ target, key, value: readValue(document, target, key) })
    }
    for (const [key, rev] of Object.entries(page.revs)) if (!isMine(target, key)) revisions.set(target, key, rev)
  }
  document.site.setState({ entries, collections: fresh.collections, branches: fresh.branches })
  for (const { target, key, value } of kept) setValue(document, target, key, value)
}

function languageKeys({ name, slug, description }: EditorPageEntry): readonly string[] {
  return Object.entries({ name, slug, description }).flatMap(([key, texts]) =>
    Object.keys(texts).map((language) => `${key}.${language}`),
  )
}
