import type { EditorDocument } from 'shared/content/editor-page.ts'
import type { ContentValues, Revisions } from 'shared/content/values.ts'
import { setValue } from '../model/apply-patch.ts'
import type { Target } from '../model/change.ts'
import { isEqual } from '../model/is-equal.ts'
import { insertGroup, type PageDocument } from '../model/page-document.ts'
import { readValue } from '../model/read-value.ts'
import { setStatus } from '../model/set-status.ts'
import { sortSiblings } from '../model/sort-siblings.ts'
import type { SeenRevisions } from './revisions.ts'

interface Into {
  readonly document: PageDocument
  readonly revisions: SeenRevisions
  /** Values that wait to be sent, or are being typed: they stay as they are, and so does the revision they are based on. */
  readonly isMine: (target: Target, key: string) => boolean
}

/** Takes over what the server holds now, value by value; groups that others added come in. */
export function mergeFresh(fresh: EditorDocument, into: Into): void {
  const { document, revisions } = into
  for (const group of fresh.groups) {
    if (!document.groups.has(group.id)) {
      insertGroup(document, group)
      revisions.setGroups([group])
      sortSiblings(document, group.parentId)
      continue
    }
    mergeItem(into, { itemType: 'group', id: group.id }, group)
    for (const field of group.fields) mergeItem(into, { itemType: 'field', id: field.id }, field)
  }
  document.media.setState(fresh.media)
  mergePages(fresh, into)
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
    const keys = ['order', 'archived', 'deleted', 'disallowedLanguages', ...languageKeys(page.name, page.slug)]
    for (const key of keys.filter((name) => isMine(target, name))) {
      kept.push({ target, key, value: readValue(document, target, key) })
    }
    for (const [key, rev] of Object.entries(page.revs)) if (!isMine(target, key)) revisions.set(target, key, rev)
  }
  document.site.setState({ entries, collections: fresh.collections, branches: fresh.branches })
  for (const { target, key, value } of kept) setValue(document, target, key, value)
}

function languageKeys(name: object, slug: object): readonly string[] {
  const languages = new Set([...Object.keys(name), ...Object.keys(slug)])
  return [...languages].flatMap((language) => [`name.${language}`, `slug.${language}`])
}
