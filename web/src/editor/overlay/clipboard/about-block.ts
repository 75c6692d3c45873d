import type { EditorSession } from '../../session/editor-session.ts'

/** The block or card that is chosen as a whole. */
export function chosenGroup({ overlay }: EditorSession): string | null {
  const { selected } = overlay.getState()
  return selected && selected.field === null ? selected.groupId : null
}

/** Whether the browser's clipboard is asked about words: of a text with the caret, of a window, or that are marked. */
export function isAboutText({ target }: Event): boolean {
  const element = target instanceof Element ? target : null
  if (element?.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"]'))
    return true
  return !(window.getSelection()?.isCollapsed ?? true)
}
