import { barRoom } from '../../floating/bar-room.ts'
import { seenBottom } from '../../floating/seen-window.ts'
import type { ElementRef } from '../../session/overlay/overlay-state.ts'
import { findElement } from '../page-element.ts'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const air = 8
/** Less of the page than this beside a panel is no place for anything, in px. */
const leastWidth = 360

/** Visible part of the page: below its header, which stays on top, above the editor's bar, beside a panel that is open. */
export function seenPage(): Box {
  const header = document.getElementById('site-header')?.getBoundingClientRect().bottom ?? 0
  const panel = document.querySelector('[data-side-panel]')?.getBoundingClientRect().right ?? 0
  const isBeside = window.innerWidth - panel >= leastWidth
  return {
    left: (isBeside ? panel : 0) + air,
    top: Math.max(0, header),
    right: document.documentElement.clientWidth - air,
    bottom: seenBottom() - barRoom,
  }
}

/** The text with the caret and the line that it is in; nothing while none has it. */
export function writtenWords(selected: ElementRef | null): readonly Box[] {
  const field = selected?.field ? findElement(selected) : null
  // Asked by its kind: a formatted text that is left for a button of the bar is still the one that was written.
  if (!field || !['text', 'richText'].includes(field.dataset.fieldKind ?? '')) return []
  const selection = document.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  const line = range && field.contains(range.startContainer) ? range.getBoundingClientRect() : null
  return [field.getBoundingClientRect(), ...(line && line.height > 0 ? [line] : [])]
}
