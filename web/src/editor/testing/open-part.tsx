import type { EditorDocument } from '@blickfang/contract/content/editor-page.ts'
import type { EditorLocale } from '@blickfang/contract/kernel/locale.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act, type ReactNode, Suspense } from 'react'
import { onTestFinished } from 'vitest'
import { EditorProvider } from '../context/editor-context.tsx'
import { ToolsContext } from '../fields/use-tools.ts'
import { languageKey } from '../locales/stored-language.ts'
import { ToolsInWords, useToolWords } from '../locales/tool-words.tsx'
import { EditorWords, useWords } from '../locales/words.tsx'
import { createShell } from '../session/shell.ts'
import { fixtureDocument } from './fixture-document.ts'
import { openRoot } from './open-root.ts'
import { StandInServer } from './stand-in-server.ts'
import { TestClient } from './test-client.ts'

interface PartOptions {
  readonly source?: EditorDocument
  readonly server?: StandInServer
  readonly language?: EditorLocale
  readonly hasTools?: boolean
}

/** Draws a part of the editor over a page of its own, in a language whose words have come. */
export async function openPart(part: ReactNode, options: PartOptions = {}) {
  const { language = 'de', source = fixtureDocument(['hero']), hasTools = true } = options
  const server = options.server ?? new StandInServer(source)
  const client = new TestClient('Marta', server)
  const { session } = client
  const shell = createShell()
  await session.start()
  sessionStorage.setItem(languageKey, language)
  onTestFinished(() => sessionStorage.clear())
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={shell}>
          <ToolsContext value={hasTools}>
            <Suspense fallback={null}>
              <ToolsInWords>
                <InLanguage language={language}>{part}</InLanguage>
              </ToolsInWords>
            </Suspense>
          </ToolsContext>
        </EditorProvider>
      </EditorWords>,
    ),
  )
  await waitFor(() => {
    if (!document.querySelector('[data-part]')) throw new Error('The words of the editor have not come')
  })
  return { session, shell, server, client }
}

function InLanguage({ language, children }: { language: EditorLocale; children: ReactNode }) {
  const spoken = [useWords().language, useToolWords().language]
  return spoken.every((one) => one === language) ? <div data-part="">{children}</div> : null
}
