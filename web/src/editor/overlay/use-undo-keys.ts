'use client'
import { useEffect } from 'react'
import { isPressed } from '../shell/keys/shortcuts.ts'
import type { Travel } from '../shell/use-travel.ts'

/** Cmd/Ctrl+Z, Shift+Cmd/Ctrl+Z and Ctrl+Y over the whole page; inputs of panels and dialogs keep their own. */
export function useUndoKeys(travel: Travel): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = stepOf(event)
      if (!step || isInput(event.target)) return
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

function stepOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  return (['undo', 'redo'] as const).find((step) => isPressed(event, step)) ?? null
}

function isInput(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null
}
