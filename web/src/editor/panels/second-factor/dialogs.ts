import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** How one signs in: a code of an app beside the password. */
    readonly secondFactor: object
  }
}

export const secondFactorDialogs = {
  secondFactor: definePart(async () => (await import('./second-factor-dialog.tsx')).SecondFactorDialog),
}
