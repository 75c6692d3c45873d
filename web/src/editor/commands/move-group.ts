import { findGroup } from '../model/catalogue/known-blocks.ts'
import type { PageDocument } from '../model/page-document.ts'
import { orderAt, type Position, siblings } from '../model/sort-siblings.ts'
import { changeValue } from './change-value.ts'
import { defineCommand } from './command.ts'

/** Moves a block or card one place up or down, or to a place among its siblings. Nothing happens at either end. */
export const moveGroup = defineCommand<{ groupId: string; to: 'up' | 'down' | Position }>({
  name: 'moveGroup',
  history: 'record',
  plan: (document, { groupId, to }) => {
    const group = document.groups.get(groupId)?.getState()
    const position = to === 'up' || to === 'down' ? neighbour(document, groupId, to) : to
    if (!group || !position) return []
    const order = orderAt(document, group.parentId, position, groupId)
    return changeValue(document, { itemType: 'group', id: groupId }, 'order', order)
  },
})

/** Whether there is a place to move to: for buttons that would do nothing. */
export function canMove(document: PageDocument, groupId: string, to: 'up' | 'down'): boolean {
  return neighbour(document, groupId, to) !== null
}

function neighbour(document: PageDocument, groupId: string, to: 'up' | 'down'): Position | null {
  const group = document.groups.get(groupId)?.getState()
  if (!group) return null
  // Cards of another slot stand elsewhere on the page: stepping over one would change nothing that can be seen.
  const slot = findGroup(group.name)?.slot
  const others = siblings(document, group.parentId).filter((item) => findGroup(item.name)?.slot === slot)
  const index = others.findIndex((item) => item.id === groupId)
  if (to === 'up') return index <= 0 ? null : index === 1 ? 'start' : after(others[index - 2])
  return index === -1 || index === others.length - 1 ? null : after(others[index + 1])
}

function after(group: { id: string } | undefined): Position {
  return group ? { after: group.id } : 'start'
}
