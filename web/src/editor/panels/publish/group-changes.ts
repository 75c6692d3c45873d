import type { Change } from 'shared/content/changes.ts'

export interface ChangedGroup {
  /** null: the page's own values. */
  readonly groupId: string | null
  readonly block: string | null
  readonly changes: readonly Change[]
}

/** Puts the changes of one block together: the page's own first, then the blocks in the order of the page. */
export function groupChanges(changes: readonly Change[], order: readonly string[]): readonly ChangedGroup[] {
  const byGroup = new Map<string | null, Change[]>()
  for (const change of changes) {
    // A group's own values stand with its fields; `groupId` names the group of a field only.
    const id = change.itemType === 'group' ? change.id : change.groupId
    byGroup.set(id, [...(byGroup.get(id) ?? []), change])
  }
  const place = (id: string | null) => {
    if (id === null) return -1
    const index = order.indexOf(id)
    return index === -1 ? order.length : index
  }
  return [...byGroup]
    .map(([groupId, list]) => ({ groupId, block: list[0]?.block ?? null, changes: list }))
    .sort((a, b) => place(a.groupId) - place(b.groupId))
}

/** Every group's id in page order, cards after their block. */
export function pageOrder(blocks: readonly string[], childrenOf: (id: string) => readonly string[]): readonly string[] {
  return blocks.flatMap((id) => [id, ...pageOrder(childrenOf(id), childrenOf)])
}
