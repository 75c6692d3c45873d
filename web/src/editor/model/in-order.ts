import type { GroupState } from './group-state.ts'
import { hasPlace } from './standing.ts'

/** Ids of one parent's groups that have a place on the page, by `order`, then id. */
export function inOrder(groups: readonly GroupState[], parentId: string | null): readonly string[] {
  return groups
    .filter((group) => group.parentId === parentId && hasPlace(group))
    .toSorted(byOrder)
    .map((group) => group.id)
}

export function byOrder(a: GroupState, b: GroupState): number {
  const [x, y] = [orderOf(a), orderOf(b)]
  return x < y ? -1 : x > y ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

export function orderOf(group: GroupState): string {
  return typeof group.values.order === 'string' ? group.values.order : 'a0'
}
