import { firstOrder } from '@blickfang/contract/kernel/sibling-order.ts'
import { generateNKeysBetween } from 'fractional-indexing'
import type { Patch } from '../model/change.ts'
import { fieldId } from '../model/field-id.ts'
import { orderOf } from '../model/in-order.ts'
import { newGroup } from '../model/new-group.ts'
import type { PageDocument } from '../model/page-document.ts'
import { roomFor } from '../model/room/room-for.ts'
import { siblings } from '../model/sort-siblings.ts'
import { changeValue } from './change-value.ts'
import { defineCommand } from './command.ts'
import { pictureCardOf } from './picture-card.ts'

/**
 * Puts each picture onto a card of a board, in their order: those that stand there without a picture are filled first, then new
 * ones come at the end, as many as the board has room for. All of them are a single step of undo. Tell the document the pictures
 * first: `EditorSession.rememberMedia`.
 */
export const addPictureCards = defineCommand<{ boardId: string; mediaIds: readonly string[] }>({
  name: 'addPictureCards',
  history: 'record',
  plan: (document, { boardId, mediaIds }) => {
    const board = document.groups.get(boardId)?.getState()
    const card = board && pictureCardOf(board.name)
    if (!card) return []
    const cards = siblings(document, boardId)
    const empty = cards.flatMap(({ name, fields, values }) => {
      const isShown = values.deleted !== true && values.archived !== true
      const field = isShown && name === card.name ? fields[card.field] : undefined
      return field && typeof field.values.mediaId !== 'string' ? [field.id] : []
    })
    const filled = mediaIds
      .slice(0, empty.length)
      .flatMap((mediaId, place) =>
        changeValue(document, { itemType: 'field', id: empty[place] ?? '' }, 'mediaId', mediaId),
      )
    const rest = mediaIds.slice(empty.length).slice(0, roomFor(document, card.name, boardId))
    const last = cards.at(-1)
    const orders = generateNKeysBetween(last ? orderOf(last) : null, null, rest.length)
    const added = rest.flatMap((mediaId, place) => newCard(document, { boardId, card, mediaId, order: orders[place] }))
    return [...filled, ...added]
  },
})

interface NewCard {
  readonly boardId: string
  readonly card: NonNullable<ReturnType<typeof pictureCardOf>>
  readonly mediaId: string
  readonly order: string | undefined
}

function newCard(document: PageDocument, { boardId, card, mediaId, order = firstOrder }: NewCard): Patch {
  const groups = newGroup({ name: card.name, parentId: boardId, order, locale: document.defaultLocale })
  const [group] = groups
  if (!group) return []
  const id = fieldId(group.id, card.field)
  return [
    { type: 'addGroup', groups },
    { type: 'value', itemType: 'field', id, key: 'mediaId', before: null, after: mediaId },
  ]
}
