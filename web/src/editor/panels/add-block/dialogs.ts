import { definePart } from '../../../ui/parts/define-part.ts'
import type { Position } from '../../model/sort-siblings.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    readonly addBlock: {
      readonly position: Position
      /** Id of the field in which a «/» alone has asked for a block: with the block the sign goes. */
      readonly asked?: string
    }
  }
}

export const addBlockDialogs = {
  addBlock: definePart(async () => (await import('./add-block-dialog.tsx')).AddBlockDialog),
}
