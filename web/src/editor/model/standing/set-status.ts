import { type Status, statusSchema } from '@blickfang/contract/content/status.ts'
import type { Target } from '../change.ts'
import type { PageDocument } from '../page-document.ts'
import { sortSiblings } from '../sort-siblings.ts'

/** Notes where an item stands, as the server said after a save. Unknown words are passed over. */
export function setStatus(document: PageDocument, target: Target, said: string): void {
  const parsed = statusSchema.safeParse(said)
  if (parsed.success) setKnownStatus(document, target, parsed.data)
}

function setKnownStatus(document: PageDocument, { itemType, id }: Target, status: Status): void {
  const group = itemType === 'group' ? document.groups.get(id) : undefined
  if (group && group.getState().status !== status) {
    group.setState({ status })
    sortSiblings(document, group.getState().parentId)
  }
  const { entries } = document.site.getState()
  const entry = itemType === 'page' ? entries[id] : undefined
  if (entry && entry.status !== status) document.site.setState({ entries: { ...entries, [id]: { ...entry, status } } })
  const place = itemType === 'field' ? document.places.get(id) : undefined
  const store = place && document.groups.get(place.groupId)
  const fields = store?.getState().fields
  const field = place && fields?.[place.name]
  if (field && field.status !== status) store?.setState({ fields: { ...fields, [field.name]: { ...field, status } } })
}

/** Where an item stands as far as is known here; undefined for one that is not loaded. */
export function statusOf(document: PageDocument, { itemType, id }: Target): Status | undefined {
  if (itemType === 'page') return document.site.getState().entries[id]?.status
  const place = document.places.get(id)
  const group = document.groups.get(place?.groupId ?? id)?.getState()
  return place ? group?.fields[place.name]?.status : group?.status
}
