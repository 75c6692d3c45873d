import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    readonly conflict: { readonly conflictId: string }
    /** Changes that the server refused. */
    readonly problems: object
  }
}

export const conflictDialogs = {
  conflict: definePart(async () => (await import('./conflict-dialog.tsx')).ConflictDialog),
  problems: definePart(async () => (await import('./problems-dialog.tsx')).ProblemsDialog),
}
