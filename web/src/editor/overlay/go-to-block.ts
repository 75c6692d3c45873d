import type { EditorSession } from '../session/editor-session.ts'
import { showElement } from '../shell/show-field.ts'
import { whenPresent } from '../shell/when-present.ts'

/** Chooses a block, scrolls to it, and gives its bar the focus: from there Tab leads into it. */
export function goToBlock(session: EditorSession, groupId: string): void {
  showElement(session, { groupId, field: null })
  whenPresent(`[data-block-bar="${CSS.escape(groupId)}"] button`, (button) => {
    // What has led here may give the focus back as it closes.
    requestAnimationFrame(() =>
      setTimeout(() => button instanceof HTMLElement && button.focus({ preventScroll: true })),
    )
  })
}
