import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import { v7 } from 'uuid'
import { fieldId } from '../../model/field-id.ts'
import type { GroupState } from '../../model/group-state.ts'
import type { PageDocument } from '../../model/page-document.ts'
import { hasRoomFor } from '../../model/room/room-for.ts'
import { orderAt, siblings } from '../../model/sort-siblings.ts'
import { defineCommand } from '../command.ts'

/** Puts a copy of a block with its cards, or of a card, right behind it: with all words in all languages, as the server holds them. */
export const duplicateGroup = defineCommand<{ groupId: string }>({
  name: 'duplicateGroup',
  history: 'record',
  plan: (document, { groupId }) => {
    const original = document.groups.get(groupId)?.getState()
    if (!original || !hasRoomFor(document, original.name, original.parentId)) return []
    const order = orderAt(document, original.parentId, { after: groupId })
    const copy = copyOf(original, { parentId: original.parentId, values: { order } })
    const cards = cardsOf(document, groupId)
    const groups = [copy, ...cards.map((card) => copyOf(card, { parentId: copy.id }))]
    return [{ type: 'addGroup', groups, copyOf: [groupId, ...cards.map(({ id }) => id)] }]
  },
})

/** The cards in their order, without those that are removed: the server leaves them out too. */
function cardsOf(document: PageDocument, groupId: string): readonly GroupState[] {
  return siblings(document, groupId).filter(({ values }) => values.deleted !== true)
}

function copyOf(
  original: GroupState,
  { parentId, values = {} }: { readonly parentId: string | null; readonly values?: EditorGroup['values'] },
): EditorGroup {
  const id = v7()
  const { deleted: _, ...own } = { ...original.values, ...values }
  const fields = Object.values(original.fields).map((field) => ({
    id: fieldId(id, field.name),
    groupId: id,
    name: field.name,
    status: 'draft' as const,
    values: field.values,
    revs: {},
  }))
  return { id, parentId, name: original.name, status: 'draft', values: own, revs: {}, fields }
}
