import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** Tasks that are left until a new site is whole. */
    readonly left: object
  }
}

export const leftDialogs = {
  left: definePart(async () => (await import('./left-dialog.tsx')).LeftDialog),
}
