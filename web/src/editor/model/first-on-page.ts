import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import type { PageDocument } from './page-document.ts'

interface OfField {
  readonly fieldId: string
  readonly groupId: string
}

/** Of what is said of several fields, that of the field that stands first on the page. */
export function firstOnPage<T extends OfField>({ groups, places }: PageDocument, all: readonly T[]): T | undefined {
  const order = new Map([...groups.keys()].map((id, index) => [id, index]))
  const placeOf = ({ fieldId, groupId }: OfField): [number, number] => {
    const name = places.get(fieldId)?.name ?? ''
    const fields = Object.keys(findGroup(groups.get(groupId)?.getState().name ?? '')?.group.fields ?? {})
    return [order.get(groupId) ?? groups.size, fields.indexOf(name)]
  }
  const placed = all.map((one) => ({ one, place: placeOf(one) }))
  return placed.sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])[0]?.one
}
