import { firstOrder } from '@blickfang/contract/kernel/sibling-order.ts'
import { generateNKeysBetween } from 'fractional-indexing'
import type { GroupState } from './group-state.ts'
import { byOrder, inOrder, orderOf } from './in-order.ts'
import type { PageDocument } from './page-document.ts'
import { hasPlace } from './standing/standing.ts'

/** Where a new or moved group goes: after a sibling, first, or last. */
export type Position = { readonly after: string } | 'start' | 'end'

/** Works out anew which children of `parentId` (null: blocks of the page) show, and in which order: by `order`, then id. */
export function sortSiblings(document: PageDocument, parentId: string | null): void {
  show(document, parentId, inOrder(statesOf(document), parentId))
}

function show(document: PageDocument, parentId: string | null, ids: readonly string[]): void {
  const parent = parentId === null ? null : document.groups.get(parentId)
  const shown = parent === null ? document.root.getState().blocks : parent?.getState().children
  if (!shown) return
  const still = stillIn(document, parentId)
  if (still !== null && wouldMove(still, shown, ids)) {
    document.guard.unsorted.add(parentId)
    return
  }
  document.guard.unsorted.delete(parentId)
  if (equal(shown, ids)) return
  if (parent) parent.setState({ children: ids })
  else document.root.setState({ blocks: ids })
}

/** Finds the child that must not move now, because it or a card of it has the caret. */
function stillIn(document: PageDocument, parentId: string | null): string | null {
  const typed = document.groups.get(document.guard.around ?? '')?.getState()
  if (!typed) return null
  if (typed.parentId === parentId) return typed.id
  return typed.parentId !== null && parentId === null ? typed.parentId : null
}

/** Another order has the browser move elements, and the first block's heading is another element than that of a later one. */
function wouldMove(still: string, shown: readonly string[], ids: readonly string[]): boolean {
  const stayed = ids.filter((id) => shown.includes(id))
  const isSameOrder = equal(
    shown.filter((id) => ids.includes(id)),
    stayed,
  )
  return !isSameOrder || !ids.includes(still) || (shown[0] === still) !== (ids[0] === still)
}

/** Puts in order what has waited for somebody to stop typing. */
export function sortUnsorted(document: PageDocument): void {
  for (const parentId of [...document.guard.unsorted]) sortSiblings(document, parentId)
}

/** The children of one parent, in no order. */
type Family = readonly [parentId: string | null, children: readonly GroupState[]]

/** The children of many parents, found in one walk over the groups of a page that may have thousands. */
export function familiesOf(document: PageDocument, parents: ReadonlySet<string | null>): Iterable<Family> {
  const families = new Map<string | null, GroupState[]>(Array.from(parents, (parentId) => [parentId, []]))
  if (parents.size > 0) for (const group of statesOf(document)) families.get(group.parentId)?.push(group)
  return families
}

/** The same as `sortSiblings` for children that have been found already. */
export function sortFamily(document: PageDocument, [parentId, children]: Family): void {
  show(document, parentId, inOrder(children, parentId))
}

/** Groups of one parent that have a place on the page, in order. */
export function siblings(document: PageDocument, parentId: string | null): readonly GroupState[] {
  return statesOf(document)
    .filter((group) => group.parentId === parentId && hasPlace(group))
    .sort(byOrder)
}

/** An order key for that place among the siblings; `moving` is left out of the count. */
export function orderAt(document: PageDocument, parentId: string | null, position: Position, moving?: string): string {
  const [order = firstOrder] = ordersAt(document, parentId, position, { count: 1, moving })
  return order
}

interface Wanted {
  readonly count: number
  /** Id of a group that is left out of the count. */
  readonly moving?: string | undefined
}

/** Order keys for so many groups, one after the other, at that place among the siblings. */
export function ordersAt(
  document: PageDocument,
  parentId: string | null,
  position: Position,
  { count, moving }: Wanted,
): string[] {
  const others = siblings(document, parentId).filter((group) => group.id !== moving)
  const index = position === 'start' ? 0 : position === 'end' ? others.length : indexAfter(others, position.after)
  const before = others[index - 1]
  // Two groups may carry the same key when two people added in the same place; nothing fits between equals, so look further.
  const next = others.slice(index).find((group) => !before || orderOf(group) > orderOf(before))
  return generateNKeysBetween(before ? orderOf(before) : null, next ? orderOf(next) : null, count)
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
