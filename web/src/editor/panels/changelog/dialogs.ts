import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** News about the editor: what the person has not seen yet, or all of it. */
    readonly changelog: { readonly isAll: boolean }
  }
}

export const changelogDialogs = {
  changelog: definePart(async () => (await import('./changelog-dialog.tsx')).ChangelogDialog),
}
