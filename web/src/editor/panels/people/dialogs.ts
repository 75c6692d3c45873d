import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** Colleagues are invited by mail. */
    readonly people: object
  }
}

export const peopleDialogs = {
  people: definePart(async () => (await import('./people-dialog.tsx')).PeopleDialog),
}
