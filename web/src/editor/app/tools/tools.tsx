'use client'
import { createPortal } from 'react-dom'
import { usePortalHost } from '../../floating/use-portal-host.ts'
import { ToolsInWords } from '../../locales/tool-words.tsx'
import { Overlay } from '../../overlay/overlay.tsx'
import { EditorShell } from '../editor-shell.tsx'
import { MenuClicks } from './menu-clicks.tsx'

interface ToolsProps {
  /** The tools of the page are turned on; the bar that turns them on is there without. */
  readonly isOn: boolean
  /** They listen to keys and clipboard. */
  readonly onReady: () => void
}

/** All of the editor that lies over the page or beside it. */
export function Tools({ isOn, onReady }: ToolsProps) {
  const host = usePortalHost()
  return (
    <ToolsInWords>
      {isOn && <Overlay />}
      {isOn && <MenuClicks />}
      {host && createPortal(<EditorShell onReady={onReady} />, host)}
    </ToolsInWords>
  )
}
