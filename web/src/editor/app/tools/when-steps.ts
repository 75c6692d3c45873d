import type { EditorSession } from '../../session/editor-session.ts'

/** Waits until there is a step that undo could take back: one that was made here, or those of before, which the session finds when it starts. */
export function whenSteps({ history, start }: Pick<EditorSession, 'history'> & { start: () => Promise<void> }) {
  return new Promise<void>((resolve) => {
    const look = () => {
      const { undoLabel, redoLabel } = history.getState()
      if (undoLabel !== null || redoLabel !== null) done()
    }
    const stop = history.subscribe(look)
    const done = () => {
      stop()
      resolve()
    }
    look()
    // What kept it from starting is told by who starts it.
    start().then(done, done)
  })
}
