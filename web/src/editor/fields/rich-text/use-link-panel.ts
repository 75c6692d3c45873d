import { type ComponentType, useEffect, useState } from 'react'
import { definePart } from '../../../ui/parts/define-part.ts'
import type { LinkPanelProps } from './link-panel.tsx'

const linkPanel = definePart(async () => (await import('./link-panel.tsx')).LinkPanel)

/** The panel for a link's address, asked for as soon as words are selected: it has to see the selection before that is gone. */
export function useLinkPanel(isWanted: boolean): ComponentType<LinkPanelProps> | null {
  const [, setCome] = useState(false)
  useEffect(() => {
    if (!isWanted || linkPanel.loaded()) return
    let isCurrent = true
    linkPanel.load().then(
      () => isCurrent && setCome(true),
      (error: unknown) =>
        console.warn('The panel for links could not be loaded; the next selection tries again.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return linkPanel.loaded()
}
