import type { EditorSession } from '../session/editor-session.ts'
import { whenPresent } from './when-present.ts'

/** The fragment that asks the editor to show a field once the page is open. */
export function fieldHash(fieldId: string): string {
  return `#field=${fieldId}`
}

/** Selects a field and scrolls to it. */
export function showField(session: EditorSession, fieldId: string): void {
  const place = session.document.places.get(fieldId)
  if (!place) return
  session.selection.setState({ selected: { groupId: place.groupId, field: place.name } })
  whenPresent(`[data-field-id="${CSS.escape(fieldId)}"]`, scrollTo)
}

/** Shows the field that the address names, if it names one. */
export function showFieldOfAddress(session: EditorSession): void {
  const [, fieldId] = /^#field=([\w-]+)$/.exec(window.location.hash) ?? []
  if (fieldId) showField(session, fieldId)
}

export function scrollTo(element: Element): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'center' })
}
