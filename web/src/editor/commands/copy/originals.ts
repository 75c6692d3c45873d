import type { PageDocument } from '../../model/page-document.ts'
import { siblings } from '../../model/sort-siblings.ts'
import type { Original } from './copied.ts'

/** A block with its cards in their order, or a card, as they are copied. Cards that are removed are left out, as the server does. */
export function originalsOf(document: PageDocument, groupId: string): readonly Original[] {
  const group = document.groups.get(groupId)?.getState()
  if (!group) return []
  const cards = siblings(document, groupId).filter(({ values }) => values.deleted !== true)
  return [group, ...cards].map(({ id, name, values, fields }) => ({
    id,
    name,
    values,
    fields: Object.values(fields).map((field) => ({ name: field.name, values: field.values })),
  }))
}
