import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EditorProvider } from '../../editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { createShell } from '../../session/shell.ts'
import { fixtureDocument, fixtureId } from '../../testing/fixture-document.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { PagesPanel } from './pages-panel.tsx'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}))
vi.mock('../../publication/publication.tsx', () => ({ usePublication: () => ({ publication: null }) }))
// The editor's own settings do not matter here, and there is no server to ask.
vi.mock('../../shell/settings/use-settings.ts', () => ({ useSettings: () => null }))

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const source = fixtureDocument(['hero'])
  const server = new StandInServer(source)
  for (let number = 0; number < 2000; number++) {
    const slug = `seite-${number}`
    const order = `a${String(number).padStart(4, '0')}1`
    server.elsewhere.push({
      ...source.page,
      id: fixtureId(slug),
      role: null,
      name: { de: slug },
      slug: { de: slug },
      order,
    })
  }
  const { session } = new TestClient('Marta', server)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <PagesPanel onClose={() => undefined} />
        </EditorProvider>
      </EditorWords>,
    ),
  )
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const names = () => [...document.querySelectorAll('li a')].map((link) => link.textContent)

test('of 2,000 pages the panel draws fifty, and fifty more when it is asked', async () => {
  expect(names()).toHaveLength(50)
  const more = document.querySelector<HTMLButtonElement>('[aria-label="Mehr laden: Weitere Seiten"]')
  expect(more?.textContent).toBe('Mehr laden (1951)')
  await act(async () => more?.click())
  expect(names()).toHaveLength(100)
})

test('a search finds pages that are not drawn, and the address names it', async () => {
  const input = document.querySelector<HTMLInputElement>('input[type="search"]')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'seite-1999')
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(names()).toEqual(['seite-1999'])
  expect(new URLSearchParams(window.location.search).get('searchQuery')).toBe('seite-1999')
})
