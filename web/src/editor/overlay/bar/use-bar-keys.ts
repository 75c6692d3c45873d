import { type RefObject, useEffect } from 'react'
import type { EditorSession } from '../../session/editor-session.ts'
import { isPressed } from '../../shell/keys/shortcuts.ts'
import { findElement } from '../page-element.ts'
import { firstTabbable, tabbableBeside } from './tabbable.ts'

/**
 * Puts the bar before its block in the tab order, though it lies at the end of the document so as not to touch the layout:
 * Shift+Tab at the beginning of the block leads into it, and from it Tab leads into the block and Shift+Tab to what precedes it.
 */
export function useBarKeys({ overlay }: EditorSession, groupId: string, bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isBack = isPressed(event, 'bar')
      if (!(isBack || isPressed(event, 'intoBlock')) || event.defaultPrevented) return
      const group = findElement({ groupId, field: null })
      const { target } = event
      if (!group || !bar.current || !(target instanceof Node)) return
      const isIn = bar.current.contains(target)
      const next = isIn
        ? isBack
          ? tabbableBeside(group, 'before')
          : (firstTabbable(group) ?? tabbableBeside(group, 'after'))
        : isBack && target === firstTabbable(group)
          ? bar.current.querySelector('button')
          : null
      if (!next) return
      event.preventDefault()
      if (isIn) return next.focus()
      // While somebody types it is away, and takes no focus.
      overlay.send({ type: 'move' })
      requestAnimationFrame(() => {
        next.focus({ preventScroll: true })
        // As a whole: what one copies or moves from there is the block.
        overlay.send({ type: 'select', element: { groupId, field: null } })
      })
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [overlay, groupId, bar])
}
