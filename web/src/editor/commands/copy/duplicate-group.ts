import { hasRoomFor } from '../../model/room/room-for.ts'
import { orderAt } from '../../model/sort-siblings.ts'
import { defineCommand } from '../command.ts'
import { copied } from './copied.ts'
import { originalsOf } from './originals.ts'

/** Puts a copy of a block with its cards, or of a card, right behind it: with all words in all languages, as the server holds them. */
export const duplicateGroup = defineCommand<{ groupId: string }>({
  name: 'duplicateGroup',
  history: 'record',
  plan: (document, { groupId }) => {
    const original = document.groups.get(groupId)?.getState()
    if (!original || !hasRoomFor(document, original.name, original.parentId)) return []
    const { parentId } = original
    const copy = copied(originalsOf(document, groupId), {
      parentId,
      order: orderAt(document, parentId, { after: groupId }),
    })
    return copy ? [copy] : []
  },
})
