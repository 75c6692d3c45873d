import type { EditorSession } from '../session/editor-session.ts'
import type { ElementRef } from '../session/overlay/overlay-state.ts'
import { whenPresent } from '../shell/when-present.ts'

/** Gives an empty field a place on the page and puts the caret into it, or the focus on it. */
export function revealField(session: EditorSession, element: ElementRef): void {
  session.revealed.show(element)
  session.overlay.send({ type: 'select', element })
  const field = CSS.escape(element.field ?? '')
  whenPresent(`[data-field-group="${CSS.escape(element.groupId)}"][data-field="${field}"]`, (found) => {
    if (!(found instanceof HTMLElement)) return
    found.scrollIntoView({ block: 'nearest' })
    // Rich text takes its editor on a click; every other field takes the focus.
    if (found.dataset.fieldKind === 'richText') found.click()
    else found.focus()
  })
}
