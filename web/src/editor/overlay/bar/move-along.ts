import type { KeyboardEvent } from 'react'

/** What arrows, Home, End and Escape do in a bar of buttons; while something is dragged by key they are its own. */
export function moveAlong(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  if (event.currentTarget.querySelector('[aria-pressed="true"]')) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const last = buttons.length - 1
  const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
    event.key
  ]
  if (to === undefined && event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  if (to === undefined) leave()
  else buttons[to]?.focus()
}
