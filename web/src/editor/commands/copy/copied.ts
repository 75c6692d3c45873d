import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import { v5, v7 } from 'uuid'
import type { GroupsAdded } from '../../model/change.ts'
import { fieldId } from '../../model/field-id.ts'

/** A block or card as it is copied: what somebody has put into it. */
export interface Original {
  readonly id: string
  readonly name: string
  readonly values: ContentValues
  readonly fields: readonly { readonly name: string; readonly values: ContentValues }[]
}

interface Place {
  readonly parentId: string | null
  readonly order: string
}

/** New groups with what the originals hold: the first at a place of its own, the others as cards in it, in their order. */
export function copied([first, ...cards]: readonly Original[], { parentId, order }: Place): GroupsAdded | null {
  if (!first) return null
  const copy = copyOf(v7(), first, parentId, { order })
  return {
    type: 'addGroup',
    // As the server works their ids out, whatever cards it finds.
    groups: [copy, ...cards.map((card) => copyOf(v5(card.id, copy.id), card, copy.id))],
    copyOf: [first.id, ...cards.map(({ id }) => id)],
  }
}

function copyOf(
  id: string,
  { name, values, fields }: Original,
  parentId: string | null,
  place: ContentValues = {},
): EditorGroup {
  const { deleted: _, ...own } = { ...values, ...place }
  return {
    id,
    parentId,
    name,
    status: 'draft',
    values: own,
    revs: {},
    fields: fields.map((field) => ({
      id: fieldId(id, field.name),
      groupId: id,
      name: field.name,
      status: 'draft',
      values: field.values,
      revs: {},
    })),
  }
}
