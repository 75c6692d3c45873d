'use client'
import type { EditorDocument } from '@blickfang/contract/content/editor-page.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { PlainIslands } from '@blickfang/views/kernel/island/define-island.tsx'
import { memo, useCallback, useEffect, useMemo, useState } from 'react'
import { loadParts } from '../../ui/parts/define-part.ts'
import { whenIdle } from '../../ui/thread/when-idle.ts'
import '../../ui/tokens.css'
import type { Place } from '@blickfang/views/kernel/view.ts'
import { tellPage } from '../beside/page-news.ts'
import { EditorProvider } from '../context/editor-context.tsx'
import { PlaceContext } from '../context/place.ts'
import { pageAt } from '../fields/resolve-link.ts'
import { ToolsContext } from '../fields/use-tools.ts'
import { EditorWords, useWords } from '../locales/words.tsx'
import { useDragGuard } from '../overlay/use-drag-guard.ts'
import { useLinkGuard } from '../overlay/use-link-guard.ts'
import { useSelectAll } from '../overlay/use-select-all.ts'
import { usePanel } from '../panels/use-panel.ts'
import { browserPorts } from '../session/browser-ports.ts'
import { openSession } from '../session/open-session.ts'
import { createShell } from '../session/shell.ts'
import { useSessionLife } from '../session/use-session-life.ts'
import { noteDrawnQuery } from '../shell/frame/drawn-query.ts'
import { blockName } from '../words/block-name.ts'
import { EditPage } from './edit-page.tsx'
import { ShownLook } from './look/shown-look.tsx'
import { LateTools } from './tools/late-tools.tsx'
import { useViewsOf } from './views/block-views.ts'

interface EditAppProps {
  readonly document: EditorDocument
  readonly languages: readonly Locale[]
  readonly place: Place
  /** Flags of the address that the server was asked with. */
  readonly query: string
}

/** The editor of one page in one language, rendered on the server first: the page is there before its tools are. */
export function EditApp({ document, languages, place, query }: EditAppProps) {
  useViewsOf(document.groups)
  useEffect(() => noteDrawnQuery(query), [query])
  const { timeZone, country } = place
  // The server answers with another object each time, and each block reads it.
  const samePlace = useMemo(() => ({ timeZone, country }), [timeZone, country])
  return (
    <EditorWords>
      <PlaceContext value={samePlace}>
        <OpenPage key={`${document.page.id}:${document.locale}`} source={document} languages={languages} />
      </PlaceContext>
    </EditorWords>
  )
}

interface OpenPageProps {
  readonly source: EditorDocument
  readonly languages: readonly Locale[]
}

/** Page in the editor. When the server draws the frame anew, nothing in here changes: the session knows better. */
const OpenPage = memo(function OpenPage({ source, languages }: OpenPageProps) {
  const { language } = useWords()
  const [{ session, shell, speak }] = useState(() => {
    const speak = { language }
    const ports = browserPorts({
      pageId: source.page.id,
      locale: source.locale,
      language: () => speak.language,
      nameOf: (target) => blockName(session.document, target, speak.language),
    })
    const session = openSession(source, ports)
    return { session, shell: createShell(languages), speak }
  })
  speak.language = language
  const [flags] = usePanel()
  useSessionLife(session)
  useAllParts()
  useLinkGuard(
    flags.toolbar,
    useCallback((path: string) => pageAt(session.document, path), [session]),
  )
  useDragGuard()
  useSelectAll()
  const { page, locale } = source
  useEffect(() => tellPage({ pageId: page.id, locale }), [page.id, locale])
  return (
    <PlainIslands value>
      <EditorProvider session={session} shell={shell}>
        <ToolsContext value={flags.toolbar}>
          <EditPage />
        </ToolsContext>
        <LateTools isOn={flags.toolbar} />
        <ShownLook />
      </EditorProvider>
    </PlainIslands>
  )
}, isSamePage)

function isSamePage(a: OpenPageProps, b: OpenPageProps): boolean {
  return a.source.page.id === b.source.page.id && a.source.locale === b.source.locale
}

/** Mark in the browser's timeline: from here on the editor does without a network for its own code. */
const allPartsMark = 'blickfang-editor-parts'

/**
 * Asks for every part of the editor while nothing else is to be done: a click need not wait for it, and it is there without a
 * network and after the site was built anew. The rich text editor comes first, as it was named first.
 */
function useAllParts(): void {
  useEffect(() => {
    void loadParts(whenIdle).then(() => performance.mark(allPartsMark))
  }, [])
}
