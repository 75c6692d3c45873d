import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import type { NavigationContainer } from '@blickfang/contract/content/navigation.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { createShell, type ShellStore } from '../../session/shell.ts'
import { fixtureDocument, fixtureId } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { PagesPanel } from './pages-panel.tsx'

// A hundred rows in a document without a browser take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}))
vi.mock('../../publication/publication.tsx', () => ({ usePublication: () => ({ publication: null }) }))
// The editor's own settings do not matter here, and there is no server to ask.
vi.mock('../../shell/settings/use-settings.ts', () => ({ useSettings: () => null }))

let session: TestClient['session']
let server: StandInServer
let shell: ShellStore

/** The panel over a site with so many pages of no collection, and so many of another. */
async function open({ free = 0, team = 0 }) {
  const source = fixtureDocument(['hero'])
  server = new StandInServer(source)
  shell = createShell()
  const add = (name: string, count: number, collection: string | null) => {
    for (let number = 0; number < count; number++) {
      const digits = String(number).padStart(String(count).length, '0')
      const slug = `${name}-${digits}`
      const own = { id: fixtureId(slug), name: { de: slug }, slug: { de: slug }, order: `a${digits}1` }
      server.elsewhere.push({ ...source.page, ...own, role: null, collection })
    }
  }
  add('seite', free, null)
  add('team', team, 'team')
  session = new TestClient('Marta', server).session
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={shell}>
          <PagesPanel title="Seiten" onClose={() => undefined} />
        </EditorProvider>
      </EditorWords>,
    ),
  )
}

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

const names = () => [...document.querySelectorAll('li a')].map((link) => link.textContent)

const more = () => document.querySelector<HTMLButtonElement>('[aria-label^="Mehr laden"]')
const status = () => document.querySelector('[role="status"]')?.textContent

async function shows(count: number) {
  await waitFor(() => expect(names()).toHaveLength(count))
}

async function type(input: HTMLInputElement | null, words: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const search = (words: string) => type(document.querySelector<HTMLInputElement>('input[type="search"]'), words)

test('of 2,000 pages the panel reads and draws fifty, and goes on where it ended when it is asked', async () => {
  await open({ free: 2000 })
  await shows(50)
  const known = () => Object.keys(session.document.site.getState().entries)
  expect(known()).toHaveLength(51)
  expect(more()?.textContent).toMatch(/^Mehr laden \(1\D951\)$/)
  await act(async () => more()?.click())
  await shows(100)
  expect(known()).toHaveLength(101)
  expect(more()?.getAttribute('aria-label')).toMatch(/^Mehr laden \(1\D901\): Weitere Seiten$/)
  expect(names().slice(1)).toEqual(names().slice(1).toSorted())
  expect(document.activeElement?.textContent).toBe(names()[50])
})

test('a search finds pages that were not read, and the address names it', async () => {
  await open({ free: 2000 })
  await search('1999')
  await shows(1)
  expect(names()).toEqual(['seite-1999'])
  expect(new URLSearchParams(window.location.search).get('searchQuery')).toBe('1999')
})

test('where nobody answers, the panel shows what it knows, says so, and tries again', async () => {
  await open({ free: 60 })
  await shows(50)
  vi.spyOn(session, 'loadSections').mockRejectedValueOnce(new Error('offline'))
  await search('seite-1')
  await waitFor(() => expect(status()).toContain('konnten nicht geladen werden'))
  expect(names()).toHaveLength(10)
  await act(async () => window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(status()).toBe(''))
})

test('a page that goes to the end of what is shown stays before the first that is not', async () => {
  await open({ team: 60 })
  await shows(51)
  const order = (slug: string) => session.document.site.getState().entries[fixtureId(slug)]?.order ?? ''
  await act(async () => document.querySelector<HTMLButtonElement>('[aria-label="team-48 nach unten"]')?.click())
  expect([order('team-49'), order('team-48'), order('team-50')].toSorted()).toEqual([
    order('team-49'),
    order('team-48'),
    order('team-50'),
  ])
})

/** Acts as if the next look at what others do had told of it. */
async function hearOfPages() {
  await act(async () => shell.setState(({ pagesNews }) => ({ pagesNews: pagesNews + 1 })))
}

test('pages that others add and remove come and go in the open panel', async () => {
  await open({ free: 3 })
  await shows(4)
  const [page] = server.elsewhere
  const added = { ...(page as EditorPageEntry), id: fixtureId('neu'), name: { de: 'Neu' }, slug: { de: 'neu' } }
  server.elsewhere.push(added)
  await hearOfPages()
  await shows(5)
  expect(names()).toContain('Neu')
  server.elsewhere.splice(server.elsewhere.indexOf(added), 1, { ...added, deleted: true, status: 'deleted' })
  await hearOfPages()
  await shows(4)
})

const menu = (...names: string[]) => names.map((name) => ({ id: fixtureId(name), label: { de: name }, children: [] }))
const menuNames = () => session.document.navigation.getState().containers?.map(({ label }) => label.de)

/** Acts as if the menu had been read as a colleague has left it. */
async function readMenu(containers: readonly NavigationContainer[]) {
  await act(async () => session.document.navigation.setState({ containers }))
}

test("an entry's name that is being typed while a colleague takes the entry away leaves their menu as it is", async () => {
  await open({})
  await readMenu(menu('Läden', 'Mehr'))
  await type(document.querySelector('input[aria-label="Name des Eintrags"]'), 'Filialen')
  await readMenu(menu('Mehr', 'Neu'))
  expect(menuNames()).toEqual(['Mehr', 'Neu'])
})

test("an entry's name that is being typed while a colleague renames entries is saved alone, and what they did stays", async () => {
  await open({})
  await readMenu(menu('Läden', 'Mehr'))
  await type(document.querySelector('input[aria-label="Name des Eintrags"]'), 'Filialen')
  const renamed = menu('Läden', 'Mehr').map((entry) => ({ ...entry, label: { de: `Unsere ${entry.label.de}` } }))
  await readMenu(renamed)
  await act(async () =>
    document
      .querySelector('input[aria-label="Name des Eintrags"]')
      ?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  )
  expect(menuNames()).toEqual(['Filialen', 'Unsere Mehr'])
})

const buttons = (label: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === label)

test("an entry's name is no longer than the menu takes it", async () => {
  await open({})
  await readMenu(menu('Läden'))
  await act(async () => buttons('Neuer Eintrag')[0]?.click())
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input')].filter(({ maxLength }) => maxLength === 60)
  expect(inputs).toHaveLength(2)
})

test('a menu that is full is offered no further entry, and an entry that is full no further page', async () => {
  await open({})
  const full = Array.from({ length: 30 }, (_, number) => ({
    id: fixtureId(`child-${number}`),
    type: 'page' as const,
    page: fixtureId(`page-${number}`),
    appearance: 'default' as const,
  }))
  await readMenu(menu('Läden', 'Mehr'))
  const before = buttons('Neue Seite').length
  await readMenu(menu('Läden', 'Mehr').map((entry, at) => (at === 0 ? { ...entry, children: full } : entry)))
  expect(buttons('Neue Seite')).toHaveLength(before - 1)
  expect(buttons('Neuer Eintrag')).toHaveLength(1)
  await readMenu(menu(...Array.from({ length: 20 }, (_, number) => `Eintrag ${number}`)))
  expect(buttons('Neuer Eintrag')).toHaveLength(0)
})
