import { hasRoomFor } from '../../model/room/room-for.ts'
import { orderAt, type Position } from '../../model/sort-siblings.ts'
import { defineCommand } from '../command.ts'
import { setContent } from '../set-content.ts'
import { copied, type Original } from './copied.ts'

interface Pasted {
  readonly originals: readonly Original[]
  /** The board that a card goes into; null: a block. */
  readonly parentId: string | null
  readonly position: Position
  /** Id of a field that loses its words by it. */
  readonly emptied?: string | undefined
}

/** Puts a copy of what lies on the clipboard, or in a template, on the page. */
export const pasteGroup = defineCommand<Pasted>({
  name: 'pasteGroup',
  history: 'record',
  plan: (document, { originals, parentId, position, emptied }) => {
    const [first] = originals
    if (!first || !hasRoomFor(document, first.name, parentId)) return []
    const copy = copied(originals, { parentId, order: orderAt(document, parentId, position) })
    return copy ? [copy, ...(emptied ? setContent.plan(document, { fieldId: emptied, content: null }) : [])] : []
  },
})
