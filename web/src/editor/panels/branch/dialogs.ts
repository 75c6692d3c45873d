import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** A branch of the shop, opened at one part of it. */
    readonly branch: { readonly branchId: string; readonly at: BranchPart }
  }
}

export const branchDialogs = {
  branch: definePart(async () => (await import('./branch-dialog.tsx')).BranchDialog),
}
