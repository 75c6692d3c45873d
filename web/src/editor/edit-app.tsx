'use client'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { EditorDocument } from 'shared/content/editor-page.ts'
import '../ui/tokens.css'
import { usePanel } from './address/use-panel.ts'
import { EditPage } from './edit-page.tsx'
import { EditorProvider } from './editor-context.tsx'
import { loadLexical } from './fields/lexical/load-lexical.ts'
import { ToolsContext } from './fields/use-tools.ts'
import { EditorWords, useWords } from './locales/words.tsx'
import { Overlay } from './overlay/overlay.tsx'
import { useLinkGuard } from './overlay/use-link-guard.ts'
import { usePortalHost } from './overlay/use-portal-host.ts'
import { EditorShell } from './panels/editor-shell.tsx'
import { browserPorts } from './session/browser-ports.ts'
import { openSession } from './session/open-session.ts'
import { createShell } from './session/shell.ts'
import { useSessionLife } from './session/use-session-life.ts'

/** The editor of one page in one language, rendered on the server first: the page is there before its tools are. */
export function EditApp({ document }: { document: EditorDocument }) {
  return (
    <EditorWords>
      <OpenPage key={`${document.page.id}:${document.locale}`} source={document} />
    </EditorWords>
  )
}

function OpenPage({ source }: { source: EditorDocument }) {
  const { language } = useWords()
  const [{ session, shell, speak }] = useState(() => {
    const speak = { language }
    const ports = browserPorts({ pageId: source.page.id, locale: source.locale, language: () => speak.language })
    return { session: openSession(source, ports), shell: createShell(), speak }
  })
  speak.language = language
  const [flags] = usePanel()
  const host = usePortalHost()
  useSessionLife(session)
  useWarmLexical()
  useLinkGuard(flags.toolbar)
  return (
    <EditorProvider session={session} shell={shell}>
      <ToolsContext value={flags.toolbar}>
        <EditPage />
        {flags.toolbar && <Overlay />}
      </ToolsContext>
      {host && createPortal(<EditorShell />, host)}
    </EditorProvider>
  )
}

/** Fetches the rich text editor while nothing else is to be done, so that the first click into a text need not wait for it. */
function useWarmLexical(): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const asked = requestIdleCallback(() => void loadLexical(), { timeout: 5_000 })
    return () => cancelIdleCallback(asked)
  }, [])
}
