'use client'
import { useEffect } from 'react'
import { afterPaint } from '../context/after-paint.ts'
import type { EditorSession } from '../session/editor-session.ts'
import { isSameElement } from '../session/selection.ts'
import { isBesideFields, isOwnSurface, refOf } from './page-element.ts'

/**
 * Follows pointer and focus: what is hovered, what is selected. A click beside the texts of a block selects the block, and
 * one beside everything nothing.
 */
export function usePointing(session: EditorSession): void {
  useEffect(() => {
    const listening = new AbortController()
    const { selection } = session
    let frame = 0
    // The frames fade after the first letter is painted: to hide them in its own event made it the slowest key of all.
    const quietSoon = afterPaint(() => {
      if (!listening.signal.aborted) selection.setState({ isQuiet: true })
    })
    const hush = () => {
      if (!selection.getState().isQuiet) quietSoon()
    }
    const hover = (event: PointerEvent) => {
      if (selection.getState().isQuiet) selection.setState({ isQuiet: false })
      if (event.pointerType === 'touch') return
      const { target } = event
      frame ||= requestAnimationFrame(() => {
        frame = 0
        if (isOwnSurface(target)) return
        const hovered = refOf(target)
        if (!isSameElement(hovered, selection.getState().hovered)) selection.setState({ hovered })
      })
    }
    const select = (event: Event) => {
      if (isOwnSurface(event.target)) return
      const selected = refOf(event.target)
      if (selection.getState().isQuiet) selection.setState({ isQuiet: false })
      if (!isSameElement(selected, selection.getState().selected)) selection.setState({ selected })
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
      selection.setState({ hovered: null, selected: null })
    }
  }, [session])
}
