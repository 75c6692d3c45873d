import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    /** Finds and goes to whatever there is by its name. */
    readonly palette: object
  }
}

export const paletteDialogs = {
  palette: definePart(async () => (await import('./palette-dialog.tsx')).PaletteDialog),
}
