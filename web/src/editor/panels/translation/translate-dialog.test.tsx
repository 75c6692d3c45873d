import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../../../cms/api-client.ts'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { readValue } from '../../model/read-value.ts'
import { createShell } from '../../session/shell.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { saidInToasts } from '../../testing/said-in-toasts.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { DialogHost } from '../dialog-host.tsx'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}))
vi.mock('../../../cms/api-client.ts', () => ({ call: vi.fn() }))

interface Asked {
  readonly items: readonly { readonly part: string; readonly id: string }[]
}

/** Answers a part of the texts, or fails; called by the test. */
type Answer = (how?: 'broken' | 'down') => void

afterEach(() => vi.mocked(call).mockReset())

const blocks = Array.from({ length: 4 }, () => ['hero', 'imageBoard', 'cta', 'richTextBlock']).flat()

/** The dialog of a page in French of which `count` texts are missing, by a service that answers when the test says so. */
async function open(count: number, failure?: ApiError) {
  const { session } = new TestClient('Marta', new StandInServer({ ...fixtureDocument(blocks), locale: 'fr' }))
  await session.start()
  const ids = [...session.document.places.keys()].slice(0, count)
  const waiting: Answer[] = []
  const asked: Asked[] = []
  let counts = 0
  vi.mocked(call).mockImplementation((async (name: string, input: Asked) => {
    if (name === 'planTranslation') {
      counts += 1
      if (failure && counts === 1) throw failure
      const items = ids.map((id) => ({ part: 'content', id, state: 'missing', characters: 100 }))
      const title = { part: 'description', id: session.document.pageId, state: 'missing', characters: 20 }
      return { from: 'de', items: [...items, title], characters: count * 100 + 20, byPeople: 0 }
    }
    asked.push(input)
    return new Promise((resolve, reject) => {
      waiting.push((how) => {
        if (how === 'down') return reject(new ApiError('TRANSLATION_DOWN', 502))
        const texts = input.items.map((item) => ({
          ...item,
          content: how ? null : { text: `fr: ${item.id.slice(0, 4)}`, by: 'machine' },
          failed: how ?? null,
        }))
        resolve({ texts })
      })
    })
  }) as never)
  const shell = createShell()
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={shell}>
          <DialogHost />
        </EditorProvider>
      </EditorWords>,
    ),
  )
  await act(async () => shell.setState({ dialog: { type: 'translate' } }))
  const says = (words: RegExp) =>
    waitFor(() => expect(document.querySelector('[role="dialog"]')?.textContent).toMatch(words))
  const press = async (name: string) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!button) throw new Error(`There is no button «${name}».`)
    await act(async () => button.click())
  }
  const answer = async (how?: 'broken' | 'down') => act(async () => waiting.shift()?.(how))
  const words = () =>
    ids.map((id) => readValue(session.document, { itemType: 'field', id }, contentKey('fr')) as { text: string } | null)
  return { session, says, press, answer, words, asked }
}

test('before anything is sent one reads how much it is; then how far it is, from the first part on; then it is one step', async () => {
  const said = saidInToasts()
  const { session, says, press, answer, words, asked } = await open(30)
  await says(/31 Texte mit 3.020 Zeichen \(Original: Deutsch\): 31 fehlen\./)
  expect(asked).toEqual([])
  await press('Übersetzen')
  await says(/0 von 31 Texten übersetzt/)
  await answer()
  await says(/25 von 31 Texten übersetzt/)
  expect(words().every((one) => one === null)).toBe(true)
  await answer()
  await says(/31 Texte sind übersetzt und als maschinell markiert\./)
  await says(/Beschreibung der Seite\s*fr:/)
  expect(words().every((one) => one?.text.startsWith('fr:'))).toBe(true)
  expect(session.history.getState()).toMatchObject({ undoLabel: 'applyTranslation', undoLocale: 'fr' })
  await press('Fertig')
  await waitFor(() =>
    expect(said).toEqual([
      'success: 31 Texte sind übersetzt. Sie sehen die Seite jetzt in dieser Sprache: Französisch.',
    ]),
  )
  await act(async () => void session.undo())
  expect(words().every((one) => one === null)).toBe(true)
  expect(session.history.getState().canUndo).toBe(false)
})

test('who stops has changed nothing, also when an answer comes afterwards', async () => {
  const { session, says, press, answer, words } = await open(30)
  await says(/31 Texte/)
  await press('Übersetzen')
  await answer()
  await press('Abbrechen')
  await answer()
  await says(/Abgebrochen\. Es wurde nichts geändert\./)
  expect(words().every((one) => one === null)).toBe(true)
  expect(session.history.getState().canUndo).toBe(false)
})

test('a service that ends in the middle leaves what it has done, and texts that came back broken are told', async () => {
  const { says, press, answer, words } = await open(60)
  await says(/61 Texte/)
  await press('Übersetzen')
  await answer()
  await answer('broken')
  await answer('down')
  await says(/25 Texte sind übersetzt/)
  await says(/Der Rest liess sich nicht übersetzen: Der Übersetzungsdienst antwortet nicht\./)
  await says(/25 Texte kamen beschädigt zurück/)
  expect(words().filter((one) => one !== null)).toHaveLength(25)
})

test('what cannot be counted is said, and is counted again on demand', async () => {
  const { says, press } = await open(1, new ApiError('TRANSLATION_LANGUAGE', 409))
  await says(/Der Übersetzungsdienst kennt diese Sprache nicht/)
  await press('Noch einmal versuchen')
  await says(/2 Texte/)
})
