import type { KeyboardEvent } from 'react'
import { isPressed } from '../../shell/keys/shortcuts.ts'

/** Moves through a bar of buttons by arrows, Home and End, and leaves it by Escape; while something is dragged by key, these keys are its own. */
export function moveAlong(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  if (event.currentTarget.querySelector('[aria-pressed="true"]')) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const last = buttons.length - 1
  const to = isPressed(event, 'nextTool')
    ? (at + 1) % buttons.length
    : isPressed(event, 'previousTool')
      ? (at + last) % buttons.length
      : { Home: 0, End: last }[event.key]
  if (to === undefined && !isPressed(event, 'leave')) return
  event.preventDefault()
  event.stopPropagation()
  if (to === undefined) leave()
  else buttons[to]?.focus()
}
