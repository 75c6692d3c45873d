'use client'
import { useEffect } from 'react'
import { isPressed } from '../shell/keys/shortcuts.ts'

/** Ctrl or Cmd and A beside every field selects the words of the page, and none of the editor's own. */
export function useSelectAll(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      if (!isPressed(event, 'all') || event.defaultPrevented || !(target instanceof Element)) return
      if (target.closest('input, textarea, select, [contenteditable]')) return
      event.preventDefault()
      const page = document.querySelector('[data-editing]')
      if (page && !target.closest('[role="dialog"], [role="alertdialog"]'))
        document.getSelection()?.selectAllChildren(page)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
