'use client'
import { useEffect } from 'react'
import { afterPaint } from '../../context/after-paint.ts'
import type { EditorSession } from '../../session/editor-session.ts'
import { isBesideFields, isOwnSurface, refOf } from '../page-element.ts'

/**
 * Follows pointer and focus: what is hovered, what is selected. A click beside the texts of a block selects the block, and
 * one beside everything nothing.
 */
export function usePointing(session: EditorSession): void {
  useEffect(() => {
    const listening = new AbortController()
    const { overlay } = session
    let frame = 0
    // The frames fade after the first letter is painted: to hide them in its own event made it the slowest key of all.
    const quietSoon = afterPaint(() => {
      if (!listening.signal.aborted) overlay.send({ type: 'type' })
    })
    const hush = () => {
      if (!overlay.getState().isQuiet) quietSoon()
    }
    const hover = (event: PointerEvent) => {
      overlay.send({ type: 'move' })
      if (event.pointerType === 'touch') return
      const { target } = event
      frame ||= requestAnimationFrame(() => {
        frame = 0
        if (!isOwnSurface(target)) overlay.send({ type: 'point', element: refOf(target) })
      })
    }
    const select = (event: Event) => {
      if (!isOwnSurface(event.target)) overlay.send({ type: 'select', element: refOf(event.target) })
    }
    const leaveTexts = (event: MouseEvent) => {
      if (event.button !== 0 || isOwnSurface(event.target) || !isBesideFields(event.target)) return
      // The browser would put the caret into the text nearest to the pointer.
      event.preventDefault()
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && activeElement.closest('[data-editing]')) activeElement.blur()
    }
    const options = { signal: listening.signal, passive: true }
    document.addEventListener('input', hush, options)
    document.addEventListener('pointermove', hover, options)
    document.addEventListener('pointerdown', select, options)
    document.addEventListener('focusin', select, options)
    document.addEventListener('mousedown', leaveTexts, { signal: listening.signal })
    return () => {
      listening.abort()
      cancelAnimationFrame(frame)
      overlay.send({ type: 'point', element: null })
      overlay.send({ type: 'select', element: null })
    }
  }, [session])
}
