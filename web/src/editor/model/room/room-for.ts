import { boundsIn } from '@blickfang/blocks/lookup/group-entry.ts'
import { findGroup } from '../catalogue/known-blocks.ts'
import type { PageDocument } from '../page-document.ts'
import { siblings } from '../sort-siblings.ts'

/** Whether a board takes another card of a name: some have room for so many and no more. */
export function hasRoomFor(document: PageDocument, name: string, parentId: string | null): boolean {
  return roomFor(document, name, parentId) > 0
}

/** How many cards of a name a board takes besides those that it has. */
export function roomFor(document: PageDocument, name: string, parentId: string | null): number {
  const bounds = boundsIn(findGroup(name))
  return bounds ? Math.max(0, bounds.max - countOf(document, name, parentId)) : Number.POSITIVE_INFINITY
}

/** Whether a board is one without a card: some are none with fewer. */
export function canSpare(document: PageDocument, name: string, parentId: string | null): boolean {
  const bounds = boundsIn(findGroup(name))
  return !bounds || countOf(document, name, parentId) > bounds.min
}

function countOf(document: PageDocument, name: string, parentId: string | null): number {
  return siblings(document, parentId).filter((group) => group.name === name && group.values.deleted !== true).length
}
