import { blockAnchor } from '@blickfang/contract/options/link/anchor.ts'
import type { ElementRef } from '../session/overlay/overlay-state.ts'

/** The element of the page that shows a block, card or field. */
export function findElement(ref: ElementRef | null): HTMLElement | null {
  if (!ref) return null
  // By its id, which browsers keep a list of: to look through the whole page would take longer the longer it is.
  const group = document.getElementById(blockAnchor(ref.groupId))
  if (ref.field === null) return group
  const field = `[data-field-group="${CSS.escape(ref.groupId)}"][data-field="${CSS.escape(ref.field)}"]`
  return group?.querySelector<HTMLElement>(field) ?? null
}

/**
 * Gives the focus back to what a menu or popup was opened from. That comes a moment after it has closed: whoever has opened the
 * next one by then, or has gone elsewhere, keeps the focus there.
 */
export function giveFocusBack(ref: ElementRef): void {
  if (document.activeElement === document.body) findElement(ref)?.focus({ preventScroll: true })
}

/** Names the bar of the chosen block. */
const barSelector = '[data-block-bar]'

/** The same for what was opened from the bar of a block: to the button of the menu. */
export function focusBar(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`${barSelector} [aria-haspopup]`)?.focus({ preventScroll: true })
}

/** Finds the part of the page to which a node belongs: its field if it is in one, else its block or card. */
export function refOf(node: EventTarget | null): ElementRef | null {
  if (!(node instanceof Element)) return null
  const field = node.closest<HTMLElement>('[data-field]')
  const fieldGroup = field?.dataset.fieldGroup
  if (field && fieldGroup) return { groupId: fieldGroup, field: field.dataset.field ?? null }
  const groupId = node.closest<HTMLElement>('[data-group-id]')?.dataset.groupId
  return groupId ? { groupId, field: null } : null
}

const takesPresses = 'a, button, input, select, textarea, label, summary, video, audio, iframe, canvas'

/** Whether a node is a part of a block in which nothing can be typed or pressed. */
export function isBesideFields(node: EventTarget | null): boolean {
  if (!(node instanceof Element) || !node.closest('[data-editing] [data-group-id]')) return false
  return node.closest(`[data-field], ${takesPresses}`) === null
}

/** Whether a node belongs to the editor's own surfaces, which lie over the page. */
export function isOwnSurface(node: EventTarget | null): boolean {
  return node instanceof Element && node.closest('[data-editor-layer], [data-editor-surface]') !== null
}
