/** What the undo and redo buttons show. Labels are the commands' names, for «Rückgängig: Text» (`engine.command.<name>`). */
export interface HistoryState {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undoLabel: string | null
  readonly redoLabel: string | null
}
