import { findGroup } from '../../model/catalogue/known-blocks.ts'
import type { PageDocument } from '../../model/page-document.ts'
import { hasRoomFor } from '../../model/room/room-for.ts'
import type { Position } from '../../model/sort-siblings.ts'

interface Place {
  readonly parentId: string | null
  readonly position: Position
}

/**
 * Where a block or card of a name goes when it is pasted at a chosen group: a block after the block, a card after the card or at
 * the end of the board. `noPlace`: it belongs into another kind of block; `full`: there is no room for another.
 */
export function placeFor(document: PageDocument, name: string, chosen: string | null): Place | 'noPlace' | 'full' {
  const entry = findGroup(name)
  if (!entry) return 'noPlace'
  const group = chosen === null ? undefined : document.groups.get(chosen)?.getState()
  if (entry.slot === null) {
    const block = group?.parentId ?? group?.id
    return { parentId: null, position: block ? { after: block } : 'end' }
  }
  const board = group?.parentId ? document.groups.get(group.parentId)?.getState() : group
  if (!group || !board || !takes(board.name, name)) return 'noPlace'
  if (!hasRoomFor(document, name, board.id)) return 'full'
  return { parentId: board.id, position: board.id === group.id ? 'end' : { after: group.id } }
}

function takes(board: string, card: string): boolean {
  const entry = findGroup(board)
  return entry?.slot === null && Object.values(entry.block.children).some(({ name }) => name === card)
}
