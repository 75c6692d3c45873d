import { newGroup } from '../model/new-group.ts'
import { hasRoomFor } from '../model/room/room-for.ts'
import { orderAt, type Position } from '../model/sort-siblings.ts'
import { defineCommand } from './command.ts'

/** Adds a block to the page, or a card to a board (`parentId`) that has room for it. */
export const addGroup = defineCommand<{ name: string; position: Position; parentId?: string | null }>({
  name: 'addGroup',
  history: 'record',
  plan: (document, { name, position, parentId = null }) => {
    if (!hasRoomFor(document, name, parentId)) return []
    const order = orderAt(document, parentId, position)
    return [{ type: 'addGroup', groups: newGroup({ name, parentId, order, locale: document.defaultLocale }) }]
  },
})
