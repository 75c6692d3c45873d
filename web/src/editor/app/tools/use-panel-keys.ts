'use client'
import { useEffect } from 'react'
import { panelAfterKey } from '../../panels/panel-after-key.ts'
import { currentFlags, panels, usePanel } from '../../panels/use-panel.ts'

/** The keys of the toolbar and of panels. */
export function usePanelKeys(): void {
  const [, openPanel] = usePanel()
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // The address is ahead of the rendering: a second Escape may come before the panel is gone.
      const next = panelAfterKey(event, panels, currentFlags)
      if (next === undefined) return
      event.preventDefault()
      openPanel(next)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [openPanel])
}
