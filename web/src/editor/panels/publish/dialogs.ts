import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    readonly publish: object
    readonly revert: object
    /** Which languages lack translations. */
    readonly missing: object
  }
}

export const publishDialogs = {
  publish: definePart(async () => (await import('./publish-dialog.tsx')).PublishDialog),
  revert: definePart(async () => (await import('./revert-dialog.tsx')).RevertDialog),
  missing: definePart(async () => (await import('./missing/missing-dialog.tsx')).MissingDialog),
}
