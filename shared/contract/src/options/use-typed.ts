import { useState } from 'react'
import type { ControlServices } from './control.ts'

interface Typing {
  /** As it was typed; null: the value is shown. */
  readonly typed: string | null
  /** Shows the typed text. A text that has become a value is the surroundings' to keep; any other is kept here until it is one. */
  readonly type: (text: string, isValue: boolean) => void
  /** The value is shown again. */
  readonly clear: () => void
}

/** The text that is typed into a control, from the first letter on: an unfinished or wrong one stands there again after a reload. */
export function useTyped({ kept }: ControlServices, id: string): Typing {
  const [typed, setTyped] = useState(() => kept?.read(id) ?? null)
  return {
    typed,
    type: (text, isValue) => {
      setTyped(text)
      kept?.write(id, isValue ? null : text)
    },
    clear: () => {
      setTyped(null)
      kept?.write(id, null)
    },
  }
}
