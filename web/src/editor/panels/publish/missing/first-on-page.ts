import { findGroup } from '../../../model/catalogue/known-blocks.ts'
import { groupsOnPage } from '../../../model/groups-on-page.ts'
import type { PageDocument } from '../../../model/page-document.ts'

interface OfField {
  readonly fieldId: string
  readonly groupId: string
}

/** Finds, of things said about several fields, the one about the field that stands first on the page. */
export function firstOnPage<T extends OfField>(document: PageDocument, all: readonly T[]): T | undefined {
  const groups = groupsOnPage(document)
  const order = new Map(groups.map(({ id }, index) => [id, index]))
  const placeOf = ({ fieldId, groupId }: OfField): [number, number] => {
    const name = document.places.get(fieldId)?.name ?? ''
    const fields = Object.keys(findGroup(document.groups.get(groupId)?.getState().name ?? '')?.group.fields ?? {})
    return [order.get(groupId) ?? groups.length, fields.indexOf(name)]
  }
  const placed = all.map((one) => ({ one, place: placeOf(one) }))
  return placed.sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])[0]?.one
}
