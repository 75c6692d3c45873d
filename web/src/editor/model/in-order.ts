import { compareSiblings, orderIn } from '@blickfang/contract/kernel/sibling-order.ts'
import type { GroupState } from './group-state.ts'
import { hasPlace } from './standing/standing.ts'

/** Ids of one parent's groups that have a place on the page, by `order`, then id. */
export function inOrder(groups: readonly GroupState[], parentId: string | null): readonly string[] {
  return groups
    .filter((group) => group.parentId === parentId && hasPlace(group))
    .toSorted(byOrder)
    .map((group) => group.id)
}

export function byOrder(a: GroupState, b: GroupState): number {
  return compareSiblings({ id: a.id, order: orderOf(a) }, { id: b.id, order: orderOf(b) })
}

export function orderOf(group: GroupState): string {
  return orderIn(group.values)
}
