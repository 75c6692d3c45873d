import type { Change, Patch } from '../model/change.ts'

/** Brings what undo or redo has changed into view, so that nobody wonders what happened. */
export function showChange(patch: Patch | null): void {
  const change = patch?.at(-1)
  const element = change && document.querySelector(selectorOf(change))
  if (!element) return
  element.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  element.animate([{ outline: '2px solid var(--editor-accent)' }, { outline: '2px solid transparent' }], 900)
}

function selectorOf(change: Change): string {
  if (change.type === 'addGroup') return `[data-group-id="${change.groups[0]?.id}"]`
  const name = change.itemType === 'field' ? 'data-field-id' : 'data-group-id'
  return `[${name}="${CSS.escape(change.id)}"]`
}
