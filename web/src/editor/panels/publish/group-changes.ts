import type { Change } from '@blickfang/contract/content/changes/changes.ts'

export interface ChangedGroup {
  /** null: the page's own values. */
  readonly groupId: string | null
  readonly block: string | null
  /** A block that was never live is one change, with all that it holds. */
  readonly isNew: boolean
  /** Changes of the group; the first of a new block says that it is new. */
  readonly changes: readonly Change[]
}

/** Puts the changes of one block together: the page's own first, then the blocks in the order of the page. */
export function groupChanges(changes: readonly Change[], order: readonly string[]): readonly ChangedGroup[] {
  const added = new Map(changes.filter(isWhole).map((change) => [change.id, change]))
  const byGroup = new Map<string | null, Change[]>()
  for (const change of changes) {
    // A group's own values stand with its fields; a group's `groupId` is the one that it lies in.
    const id = change.itemType === 'group' ? change.id : change.groupId
    // A new board brings its cards along.
    const board = added.get(id ?? '')?.groupId ?? null
    const place = board !== null && added.has(board) ? board : id
    byGroup.set(place, [...(byGroup.get(place) ?? []), change])
  }
  const place = (id: string | null) => {
    if (id === null) return -1
    const index = order.indexOf(id)
    return index === -1 ? order.length : index
  }
  return [...byGroup]
    .map(([groupId, list]) => {
      const whole = added.get(groupId ?? '')
      const rest = list.filter((change) => change !== whole)
      const block = (whole ?? list[0])?.block ?? null
      return { groupId, block, isNew: whole !== undefined, changes: whole ? [whole, ...rest] : list }
    })
    .sort((a, b) => place(a.groupId) - place(b.groupId))
}

function isWhole({ itemType, kind, key }: Change): boolean {
  return itemType === 'group' && kind === 'added' && key === 'group'
}

/** Every group's id in page order, cards after their block. */
export function pageOrder(blocks: readonly string[], childrenOf: (id: string) => readonly string[]): readonly string[] {
  return blocks.flatMap((id) => [id, ...pageOrder(childrenOf(id), childrenOf)])
}
