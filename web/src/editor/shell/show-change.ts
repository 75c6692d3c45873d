import { entryAnchor } from '@blickfang/contract/sources/entry-anchor.ts'
import type { Change, Patch } from '../model/change.ts'
import { scrollTo } from './show-field.ts'

/** Brings what undo or redo has changed into view, so that nobody wonders what happened. */
export function showChange(patch: Patch | null): void {
  const change = patch?.at(-1)
  if (!change) return
  // The page shows the change first: what was moved is then where it went, and what came back is there.
  requestAnimationFrame(() => {
    const element = document.querySelector(selectorOf(change))
    if (!element) return
    if (!isSeen(element)) scrollTo(element)
    element.animate([{ outline: '2px solid var(--editor-accent)' }, { outline: '2px solid transparent' }], 900)
  })
}

/** Whether some of it is where people look: not behind the header or the toolbar. */
function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight * 0.75 && bottom > window.innerHeight * 0.25
}

function selectorOf(change: Change): string {
  if (change.type === 'addGroup') return `[data-group-id="${change.groups[0]?.id}"]`
  if (change.itemType === 'branch') return `[data-branch="${CSS.escape(change.id)}"]`
  if (change.itemType === 'entry') return `#${CSS.escape(entryAnchor(change.id))}`
  const name = change.itemType === 'field' ? 'data-field-id' : 'data-group-id'
  return `[${name}="${CSS.escape(change.id)}"]`
}
