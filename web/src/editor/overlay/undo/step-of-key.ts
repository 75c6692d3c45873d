import { isPressed } from '../../shell/keys/shortcuts.ts'

/** The step of the page's history that a key asks for; inputs of panels and dialogs keep their own. */
export function stepOfKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (isInput(event.target)) return null
  return (['undo', 'redo'] as const).find((step) => isPressed(event, step)) ?? null
}

/** Whether a node has a history of its own. */
export function isInput(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null
}
