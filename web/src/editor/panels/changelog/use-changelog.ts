import { keepSessionNote } from '@blickfang/views/site/visitor/session-note.ts'
import { useEffect } from 'react'
import { call } from '../../../cms/api-client.ts'
import { useShell } from '../../context/editor-context.tsx'

/** Says in this session's storage that the news have come by themselves. Source: spec/editor.md §9, «changelog seen». */
const sessionKey = 'changelogSeen'

/** How long after the page is there somebody may have begun to do something. */
export const restMs = 2_000

/**
 * Opens the news that the person has not seen, once a session and of itself only when nobody is in the middle of anything: while
 * something is typed or a window is open it waits. Source: spec/editor.md §4.
 */
export function useChangelog(): void {
  const shell = useShell()
  useEffect(() => {
    if (isSeenInSession()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = (then: () => void) => {
      timer = setTimeout(then, restMs)
    }
    function openAtRest() {
      if (isBusy() || shell.getState().dialog) return later(openAtRest)
      keepSessionNote(sessionKey, '1')
      shell.setState({ dialog: { type: 'changelog', isAll: false } })
    }
    later(() => {
      call('listChangelog', {}).then(
        ({ entries }) => timer !== undefined && entries.length > 0 && openAtRest(),
        // News can wait.
        (error: unknown) => console.warn(error),
      )
    })
    return () => {
      clearTimeout(timer)
      timer = undefined
    }
  }, [shell])
}

/** Whether the caret stands in something, a menu is open, or nobody looks. */
export function isBusy(): boolean {
  const focused = document.activeElement
  const isTyped =
    focused instanceof HTMLElement && (focused.isContentEditable || focused.matches('input, textarea, select'))
  return isTyped || document.hidden || document.querySelector('[role=menu], [role=dialog]') !== null
}

function isSeenInSession(): boolean {
  try {
    return sessionStorage.getItem(sessionKey) !== null
  } catch {
    return true
  }
}
