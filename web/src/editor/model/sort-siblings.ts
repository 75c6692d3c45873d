import { generateKeyBetween } from 'fractional-indexing'
import type { GroupState } from './group-state.ts'
import { byOrder, inOrder, orderOf } from './in-order.ts'
import type { PageDocument } from './page-document.ts'
import { hasPlace } from './standing.ts'

/** Where a new or moved group goes: after a sibling, first, or last. */
export type Position = { readonly after: string } | 'start' | 'end'

/** Works out anew which children of `parentId` (null: blocks of the page) show, and in which order: by `order`, then id. */
export function sortSiblings(document: PageDocument, parentId: string | null): void {
  show(document, parentId, inOrder(statesOf(document), parentId))
}

function show(document: PageDocument, parentId: string | null, ids: readonly string[]): void {
  if (parentId === null) {
    if (!equal(document.root.getState().blocks, ids)) document.root.setState({ blocks: ids })
    return
  }
  const parent = document.groups.get(parentId)
  if (parent && !equal(parent.getState().children, ids)) parent.setState({ children: ids })
}

/** The same for many parents at once, in one walk over the groups of a page that may have thousands. */
export function sortFamilies(document: PageDocument, parents: ReadonlySet<string | null>): void {
  const families = new Map<string | null, GroupState[]>(Array.from(parents, (parentId) => [parentId, []]))
  for (const group of statesOf(document)) families.get(group.parentId)?.push(group)
  for (const [parentId, family] of families) show(document, parentId, inOrder(family, parentId))
}

/** Groups of one parent that have a place on the page, in order. */
export function siblings(document: PageDocument, parentId: string | null): readonly GroupState[] {
  return statesOf(document)
    .filter((group) => group.parentId === parentId && hasPlace(group))
    .sort(byOrder)
}

/** An order key for that place among the siblings; `moving` is left out of the count. */
export function orderAt(document: PageDocument, parentId: string | null, position: Position, moving?: string): string {
  const others = siblings(document, parentId).filter((group) => group.id !== moving)
  const index = position === 'start' ? 0 : position === 'end' ? others.length : indexAfter(others, position.after)
  const before = others[index - 1]
  // Two groups may carry the same key when two people added in the same place; nothing fits between equals, so look further.
  const next = others.slice(index).find((group) => !before || orderOf(group) > orderOf(before))
  return generateKeyBetween(before ? orderOf(before) : null, next ? orderOf(next) : null)
}

function indexAfter(others: readonly GroupState[], id: string): number {
  const index = others.findIndex((group) => group.id === id)
  return index === -1 ? others.length : index + 1
}

function statesOf(document: PageDocument): readonly GroupState[] {
  return Array.from(document.groups.values(), (store) => store.getState())
}

function equal(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index])
}
