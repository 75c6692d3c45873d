import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** A branch of the shop, opened at one part of it; of its week at the day of that name, or the first of a row of days. */
    readonly branch: { readonly branchId: string; readonly at: BranchPart; readonly day?: string | undefined }
  }
}

export const branchDialogs = {
  branch: definePart(async () => (await import('./branch-dialog.tsx')).BranchDialog),
}
