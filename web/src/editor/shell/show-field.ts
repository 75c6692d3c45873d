import { isAnchor } from '@blickfang/contract/options/link/anchor.ts'
import type { EditorSession } from '../session/editor-session.ts'
import type { ElementRef } from '../session/overlay/overlay-state.ts'
import { whenPresent } from './when-present.ts'

/** The fragment that asks the editor to show a field once the page is open. */
export function fieldHash(fieldId: string): string {
  return `#field=${fieldId}`
}

/** Selects a field, scrolls to it, and puts the caret into it. */
export function showField(session: EditorSession, fieldId: string): void {
  const place = session.document.places.get(fieldId)
  if (!place) return
  showElement(session, { groupId: place.groupId, field: place.name })
  const selector = `[data-field-id="${CSS.escape(fieldId)}"]`
  whenPresent(selector, () => whenReachable(selector, putCaretInto))
}

/** Frames in which the tools come back once a panel has made way. */
const toolsWait = 120

/**
 * A window that asks first keeps the focus until it has gone, and the page behind it out of reach. A panel leaves the page without its
 * tools, which draw the field anew when they come.
 */
function whenReachable(selector: string, then: (element: HTMLElement) => void, left = toolsWait): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element || left === 0) return
  const isBehind = element.closest('[aria-hidden="true"], [inert]') !== null
  if (!isBehind && element.tabIndex >= 0) then(element)
  else requestAnimationFrame(() => whenReachable(selector, then, isBehind ? toolsWait : left - 1))
}

function putCaretInto(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  // A formatted text opens for the caret by a click.
  if (element.dataset.fieldKind === 'richText') element.click()
}

/** Selects a field, or a block as a whole, and scrolls to it. */
export function showElement(session: EditorSession, element: ElementRef): void {
  session.overlay.send({ type: 'select', element })
  const fieldId = element.field && session.document.groups.get(element.groupId)?.getState().fields[element.field]?.id
  const target = fieldId
    ? `[data-field-id="${CSS.escape(fieldId)}"]`
    : `[data-group-id="${CSS.escape(element.groupId)}"]`
  whenPresent(target, scrollTo)
}

/** The block whose collection the address asks to arrange; null for none that is on the page. */
export function collectionOfAddress({ document: { groups } }: EditorSession): string | null {
  const [, groupId] = /^#collection=([\w-]+)$/.exec(window.location.hash) ?? []
  return groupId && groups.has(groupId) ? groupId : null
}

/** Shows the field that the address names, or the place that a link into the page leads to, if it names one. */
export function showFieldOfAddress(session: EditorSession): void {
  const { hash } = window.location
  const [, fieldId] = /^#field=([\w-]+)$/.exec(hash) ?? []
  if (fieldId) showField(session, fieldId)
  else if (isAnchor(hash)) whenPresent(hash, scrollTo)
}

export function scrollTo(element: Element): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // Of what is taller than the view its beginning is seen.
  const isTall = element.getBoundingClientRect().height > window.innerHeight / 2
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: isTall ? 'start' : 'center' })
}
