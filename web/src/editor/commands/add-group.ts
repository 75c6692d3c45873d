import { newGroup } from '../model/new-group.ts'
import { hasRoomFor } from '../model/room/room-for.ts'
import { orderAt, type Position } from '../model/sort-siblings.ts'
import { defineCommand } from './command.ts'
import { setContent } from './set-content.ts'

/** Adds a block to the page, or a card to a board (`parentId`) that has room for it. `emptied`: id of a field that loses its words by it. */
export const addGroup = defineCommand<{
  name: string
  position: Position
  parentId?: string | null
  emptied?: string | undefined
}>({
  name: 'addGroup',
  history: 'record',
  plan: (document, { name, position, parentId = null, emptied }) => {
    if (!hasRoomFor(document, name, parentId)) return []
    const order = orderAt(document, parentId, position)
    return [
      { type: 'addGroup', groups: newGroup({ name, parentId, order, locale: document.defaultLocale }) },
      ...(emptied ? setContent.plan(document, { fieldId: emptied, content: null }) : []),
    ]
  },
})
