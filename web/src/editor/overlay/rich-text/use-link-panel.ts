import { type ComponentType, useEffect, useState } from 'react'
import type { LinkPanelProps } from './link-panel.tsx'

/**
 * The panel for a link's address, fetched as soon as words are selected: by the time somebody wants a link it is here. Not
 * React.lazy: Suspense holds a reveal back for 300 ms, and the panel has to see the selection before it is gone.
 */
export function useLinkPanel(isWanted: boolean): ComponentType<LinkPanelProps> | null {
  const [panel, setPanel] = useState<{ Panel: ComponentType<LinkPanelProps> } | null>(null)
  useEffect(() => {
    if (!isWanted || panel) return
    let isCurrent = true
    import('./link-panel.tsx').then(
      ({ LinkPanel }) => isCurrent && setPanel({ Panel: LinkPanel }),
      (error: unknown) =>
        console.warn('The panel for links could not be loaded; the next selection tries again.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, panel])
  return panel?.Panel ?? null
}
