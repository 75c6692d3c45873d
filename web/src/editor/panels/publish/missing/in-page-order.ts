import { findGroup } from '../../../model/catalogue/known-blocks.ts'
import { groupsOnPage } from '../../../model/groups-on-page.ts'
import type { PageDocument } from '../../../model/page-document.ts'

interface OfField {
  readonly fieldId: string
  readonly groupId: string
}

/** Sorts things said about fields as these stand on the page: each block before its cards. */
export function inPageOrder<T extends OfField>(document: PageDocument, all: readonly T[]): readonly T[] {
  const groups = groupsOnPage(document)
  const order = new Map(groups.map(({ id }, index) => [id, index]))
  const placeOf = ({ fieldId, groupId }: OfField): [number, number] => {
    const name = document.places.get(fieldId)?.name ?? ''
    const fields = Object.keys(findGroup(document.groups.get(groupId)?.getState().name ?? '')?.group.fields ?? {})
    return [order.get(groupId) ?? groups.length, fields.indexOf(name)]
  }
  const placed = all.map((one) => ({ one, place: placeOf(one) }))
  return placed.sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1]).map(({ one }) => one)
}
