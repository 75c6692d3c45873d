import { waitFor } from '@blickfang/testing/wait-for.ts'
import { Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let root: Root

beforeEach(() => {
  vi.resetModules()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.doUnmock('../panels/pages/messages/fr.generated.ts')
  vi.restoreAllMocks()
})

function Title({ useWords }: { useWords: () => (key: 'topLevel' | 'cancel') => string }) {
  const t = useWords()
  return `${t('topLevel')}, ${t('cancel')}`
}

async function show(language: string): Promise<void> {
  sessionStorage.setItem('editorLanguage', language)
  const { EditorWords } = await import('./words.tsx')
  const { usePagesWords } = await import('../panels/pages/messages/use-pages-words.ts')
  root.render(
    <EditorWords>
      <Suspense fallback="…">
        <Title useWords={usePagesWords} />
      </Suspense>
    </EditorWords>,
  )
}

/** Waits for a text without `act`: what is loaded here comes when it comes. */
async function shows(text: string): Promise<void> {
  await waitFor(() => expect(document.body.textContent).toBe(text))
}

test('a panel’s words and those of all panels come in the editor’s language', async () => {
  await show('de')
  await shows('Weitere Seiten, Abbrechen')
})

test('French words are waited for', async () => {
  await show('fr')
  await shows('Autres pages, Annuler')
})

test('German stands in when the French words cannot be loaded, and the reason is not swallowed', async () => {
  vi.doMock('../panels/pages/messages/fr.generated.ts', () => Promise.reject(new Error('gone')))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await show('fr')
  await waitFor(() => expect(warn).toHaveBeenCalledOnce())
  await shows('Weitere Seiten, Abbrechen')
})
