import { canSpare } from '../model/room/room-for.ts'
import { changeValue } from './change-value.ts'
import { defineCommand } from './command.ts'

/** Removes a block or card: at once if it was never live, else at the next publish; the last cards that a board cannot be without stay. Undo brings it back. */
export const removeGroup = defineCommand<{ groupId: string }>({
  name: 'removeGroup',
  history: 'record',
  plan: (document, { groupId }) => {
    const group = document.groups.get(groupId)?.getState()
    if (!group || !canSpare(document, group.name, group.parentId)) return []
    return changeValue(document, { itemType: 'group', id: groupId }, 'deleted', true)
  },
})

/** Archives a block or card (kept, not shown to visitors), or shows it again. */
export const archiveGroup = defineCommand<{ groupId: string; archived: boolean }>({
  name: 'archiveGroup',
  history: 'record',
  plan: (document, { groupId, archived }) =>
    changeValue(document, { itemType: 'group', id: groupId }, 'archived', archived || null),
})

/** Takes a removal back. */
export const restoreGroup = defineCommand<{ groupId: string }>({
  name: 'restoreGroup',
  history: 'record',
  plan: (document, { groupId }) => changeValue(document, { itemType: 'group', id: groupId }, 'deleted', null),
})
