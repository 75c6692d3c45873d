import { itemsIn } from '@blickfang/contract/content/keys/items-in.ts'
import { completeItems, type Items, type Member, withMoved, withShown } from '@blickfang/contract/kernel/items/items.ts'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { arrangeCollection } from '../../commands/arrange-collection.ts'
import { useBlocks, useEditor } from '../../context/editor-context.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { standingOf } from '../../model/standing/standing.ts'
import type { EditorSession } from '../../session/editor-session.ts'

/** A block of the open page that shows a collection, as it arranges it now. */
export interface Container {
  readonly groupId: string
  readonly items: Items | null
  /** Moves a member to the place of another one. */
  readonly move: (members: readonly Member[], active: string, over: string) => void
  readonly show: (members: readonly Member[], id: string, isShown: boolean) => void
  /** Whether it shows those alone that were chosen. */
  readonly showOnly: (members: readonly Member[], isOnly: boolean) => void
}

/** The first block of the open page that shows the collection; null where there is none. */
export function useContainerOf(collection: string | null): Container | null {
  const { groups } = useEditor().document
  const groupId = useBlocks().find((id) => {
    const group = groups.get(id)?.getState()
    if (!group || collection === null || standingOf(group) === 'markedForDeletion') return false
    return findGroup(group.name)?.block.collection?.name === collection
  })
  return useContainer(groupId ?? null)
}

/** A block that shows a collection, and what one does with it: every change is one step of undo. */
export function useContainer(groupId: string | null): Container | null {
  const session = useEditor()
  const store = groupId === null ? undefined : session.document.groups.get(groupId)
  const subscribe = useCallback((listener: () => void) => store?.subscribe(listener) ?? (() => undefined), [store])
  const read = () => store?.getState().values
  const values = useSyncExternalStore(subscribe, read, read)
  return useMemo(
    () => (groupId === null || !values ? null : container(session, groupId, itemsIn(values))),
    [session, groupId, values],
  )
}

function container(session: EditorSession, groupId: string, items: Items | null): Container {
  const change = (members: readonly Member[], edit: (now: Items) => Items) =>
    void session.run(arrangeCollection, { groupId, items: edit(completeItems(members, items)) })
  return {
    groupId,
    items,
    move: (members, active, over) => change(members, (now) => withMoved(now, active, over)),
    show: (members, id, isShown) => change(members, (now) => withShown(now, id, isShown)),
    showOnly: (members, isOnly) => change(members, ({ only: _, ...now }) => (isOnly ? { ...now, only: true } : now)),
  }
}
