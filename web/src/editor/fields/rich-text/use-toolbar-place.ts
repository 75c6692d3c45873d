'use client'
import { type LexicalEditor } from 'lexical'
import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { seenBottom } from '../../floating/seen-window.ts'
import { poke, track } from '../../floating/tracker.ts'
import { placeToolbar } from './place-toolbar.ts'

const margin = 8

/** Keeps the floating toolbar near the selected words, off the lines around them where there is room, and inside the window. */
export function useToolbarPlace(editor: LexicalEditor, isOpen: boolean): RefCallback<HTMLElement> {
  const ref = useRef<HTMLElement>(null)
  const last = useRef<DOMRect | null>(null)
  useEffect(() => {
    if (!isOpen) return
    const stopTracking = track(() => {
      const own = ref.current
      last.current = selectedRect(editor) ?? last.current
      if (own && last.current) place(own, last.current, editor.getRootElement() ?? own)
    })
    const stopListening = editor.registerUpdateListener(poke)
    return () => {
      stopTracking()
      stopListening()
    }
  }, [editor, isOpen])
  return useCallback((own: HTMLElement) => {
    ref.current = own
    // It grows where it stands when the panel for a link's target opens in it.
    const sizes = new ResizeObserver(poke)
    sizes.observe(own)
    return () => {
      sizes.disconnect()
      ref.current = null
    }
  }, [])
}

function selectedRect(editor: LexicalEditor): DOMRect | null {
  const selection = document.getSelection()
  const root = editor.getRootElement()
  if (!selection || selection.rangeCount === 0 || !root?.contains(selection.anchorNode)) return null
  // A caret has no size of its own: the tools stand at its link.
  const link = selection.isCollapsed ? selection.anchorNode?.parentElement?.closest('a') : null
  return (link ?? selection.getRangeAt(0)).getBoundingClientRect()
}

function place(own: HTMLElement, words: DOMRect, text: HTMLElement): void {
  const { width, height } = own.getBoundingClientRect()
  const left = Math.min(
    Math.max(margin, words.left + words.width / 2 - width / 2),
    document.documentElement.clientWidth - width - margin,
  )
  const top = placeToolbar({ words, text: text.getBoundingClientRect(), height, windowHeight: seenBottom() })
  own.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
}
