'use client'
import { useEffect } from 'react'
import type { Travel } from '../../shell/travel/use-travel.ts'
import { isInput, stepOfKey } from './step-of-key.ts'

/** Cmd/Ctrl+Z, Shift+Cmd/Ctrl+Z and Ctrl+Y over the whole page; inputs of panels and dialogs keep their own. */
export function useUndoKeys(travel: Travel): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = stepOfKey(event)
      if (!step) return
      event.preventDefault()
      event.stopPropagation()
      travel(step)
    }
    // The browser's own menu: its history knows nothing of what else happened on the page.
    const onBeforeInput = (event: InputEvent) => {
      if (isInput(event.target) || !event.inputType.startsWith('history')) return
      event.preventDefault()
      travel(event.inputType === 'historyUndo' ? 'undo' : 'redo')
    }
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('beforeinput', onBeforeInput, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('beforeinput', onBeforeInput, true)
    }
  }, [travel])
}
