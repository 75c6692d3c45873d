'use client'
import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { type RefObject, useEffect } from 'react'
import { useEditor } from '../context/editor-context.tsx'
import type { GroupState } from '../model/group-state.ts'
import { isSameShown, type ShownContent, shownContent } from '../model/shown-content.ts'
import { isTextTool } from './is-text-tool.ts'
import type { Place } from './place.ts'
import { shownNow, useFieldId } from './use-field.ts'

/**
 * Calls `write` when the field's words change from outside: undo, another tab, another person. While the caret is in the
 * field, or in the tools over its words, only undo and redo get through. Subscribes by itself and not through React, so that typing renders nothing.
 * Returns a way to read what the field holds.
 */
export function useOutsideChanges(
  place: Place,
  ref: RefObject<HTMLElement | null>,
  write: (shown: ShownContent) => void,
): () => ShownContent {
  const session = useEditor()
  const { groupId, name } = place
  const fieldId = useFieldId(place)
  useEffect(() => {
    const store = session.document.groups.get(groupId)
    if (!store) return
    const read = (group: GroupState) => shownContent(session.document, group.fields[name])
    const isTyping = () =>
      session.typing.isTyping({ itemType: 'field', id: fieldId }, contentKey(session.document.locale))
    const hasCaret = () => {
      const { activeElement } = document
      return ref.current?.contains(activeElement) || (isTextTool(activeElement) && isTyping())
    }
    // Between the first rendering and now an earlier run's changes may have come back.
    if (!isSameShown(read(store.getInitialState()), read(store.getState())) && !hasCaret())
      write(read(store.getState()))
    return store.subscribe((group, before) => {
      if (group.fields[name] === before.fields[name]) return
      const shown = read(group)
      if (isSameShown(shown, read(before)) || (hasCaret() && !session.isTravelling)) return
      write(shown)
    })
  }, [session, groupId, name, fieldId, ref, write])
  return () => shownNow(session.document, place)
}
