import type { Locale } from '@blickfang/contract/kernel/locale.ts'

/** State of the undo and redo buttons. Labels are the commands' names, for «Rückgängig: Text» (`panels.command.<name>`). */
export interface HistoryState {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undoLabel: string | null
  readonly redoLabel: string | null
  /** The language whose words the step changes; null for what all languages share. */
  readonly undoLocale: Locale | null
  readonly redoLocale: Locale | null
  /** When the step was made (ms): tells it from others. */
  readonly undoAt: number | null
  readonly redoAt: number | null
}
