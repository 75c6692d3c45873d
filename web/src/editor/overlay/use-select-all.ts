'use client'
import { useEffect } from 'react'

/** Ctrl or Cmd and A beside every field selects the words of the page, and none of the editor's own. */
export function useSelectAll(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAll =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'a'
      const { target } = event
      if (!isAll || event.defaultPrevented || !(target instanceof Element)) return
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
