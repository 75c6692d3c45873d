import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** Shows somebody around, beside what it speaks of. */
    readonly tour: object
  }
}

export const tourDialogs = {
  tour: definePart(async () => (await import('./tour.tsx')).Tour),
}
