import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** Translates what the page lacks in the language that it is open in. */
    readonly translate: object
  }
}

export const translationDialogs = {
  translate: definePart(async () => (await import('./translate-dialog.tsx')).TranslateDialog),
}
