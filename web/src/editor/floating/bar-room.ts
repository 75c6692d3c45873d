import { seenBottom } from './seen-window.ts'

/** Height that the editor's bar takes at the window's bottom, with its distance from the edge and some air, in pixels. */
export const barRoom = 84

/** Whether something over the page that ends at `bottom` lies behind the editor's bar, which stays on top, or in the strip beneath it: half a word is no use. */
export function isBehindBar(own: Element, bottom: number): boolean {
  // Nearly everything is nowhere near it, which is known without measuring.
  if (bottom <= seenBottom() - barRoom) return false
  const bar = document.querySelector('[role="toolbar"][data-editor-surface]')?.getBoundingClientRect()
  if (!bar) return false
  const place = own.getBoundingClientRect()
  return place.left < bar.right && place.right > bar.left && place.bottom > bar.top
}
