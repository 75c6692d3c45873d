import type { Dialogs } from '../session/shell.ts'

/** Props of a dialog's component: the values that it was opened with, and how it closes. */
export type DialogProps<Name extends keyof Dialogs> = Omit<Dialogs[Name], 'type'> & { readonly onClose: () => void }
