import { hasRoomFor } from '../../model/room/room-for.ts'
import { orderAt, type Position } from '../../model/sort-siblings.ts'
import { defineCommand } from '../command.ts'
import { copied, type Original } from './copied.ts'

interface Pasted {
  readonly originals: readonly Original[]
  /** The board that a card goes into; null: a block. */
  readonly parentId: string | null
  readonly position: Position
}

/** Puts a copy of what lies on the clipboard on the page. */
export const pasteGroup = defineCommand<Pasted>({
  name: 'pasteGroup',
  history: 'record',
  plan: (document, { originals, parentId, position }) => {
    const [first] = originals
    if (!first || !hasRoomFor(document, first.name, parentId)) return []
    const copy = copied(originals, { parentId, order: orderAt(document, parentId, position) })
    return copy ? [copy] : []
  },
})
