'use client'
import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { useEditor, useGroup } from '../context/editor-context.tsx'
import type { PageDocument } from '../model/page-document.ts'
import { type ShownContent, shownContent, storedContent } from '../model/shown-content.ts'
import type { Place } from './place.ts'

/** A field's id: fixed for its life. */
export function useFieldId({ groupId, name }: Place): string {
  return useGroup(groupId, (group) => group.fields[name]?.id ?? '')
}

/** The words that the page shows for a field at this moment. */
export function shownNow(document: PageDocument, { groupId, name }: Place): ShownContent {
  return shownContent(document, document.groups.get(groupId)?.getState().fields[name])
}

/** The words that the page shows for a field; wakes only when they change. */
export function useShownContent({ groupId, name }: Place): ShownContent {
  const { document } = useEditor()
  const own = useGroup(groupId, (group) => storedContent(group.fields[name], document.locale))
  const standIn = useGroup(groupId, (group) => storedContent(group.fields[name], document.defaultLocale))
  const values = { [contentKey(document.defaultLocale)]: standIn, [contentKey(document.locale)]: own }
  return shownContent(document, { id: '', name, status: 'draft', values })
}
