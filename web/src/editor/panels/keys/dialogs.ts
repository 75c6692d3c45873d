import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** Every key of the editor. */
    readonly keys: object
  }
}

export const keysDialogs = {
  keys: definePart(async () => (await import('./keys-dialog.tsx')).KeysDialog),
}
