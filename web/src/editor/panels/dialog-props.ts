import type { Dialogs } from '../session/shell.ts'

/** What a dialog's component is given: what it was opened with, and how it closes. */
export type DialogProps<Name extends keyof Dialogs> = Omit<Dialogs[Name], 'type'> & { readonly onClose: () => void }
