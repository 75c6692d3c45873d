'use client'
import { useEffect } from 'react'
import { leavePage } from '../../ui/back/leave-page.ts'
import { editHrefOf } from '../address/edit-address.ts'

const nobodyKnows = () => null

/**
 * In edit mode a link of the page does not lead away from it: while tools are on, links among the blocks do nothing, and a
 * link to a page of the site (header, footer, and without tools every one) opens that page in edit mode, by the id that `idAt` knows for its path, if it does.
 */
export function useLinkGuard(tools: boolean, idAt: (path: string) => string | null = nobodyKnows): void {
  useEffect(() => {
    const guard = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const anchor = event.target instanceof Element ? event.target.closest('a') : null
      if (!anchor || anchor.closest('[data-editor-layer], [data-editor-surface]')) return
      if (tools && anchor.closest('[data-editing]')) return event.preventDefault()
      const href = editHrefOf(anchor.href, window.location, idAt)
      if (!href) return
      event.preventDefault()
      leavePage(() => window.location.assign(href))
    }
    document.addEventListener('click', guard)
    return () => document.removeEventListener('click', guard)
  }, [tools, idAt])
}
