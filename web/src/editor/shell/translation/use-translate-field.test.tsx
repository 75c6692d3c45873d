import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../../../cms/api-client.ts'
import { setContent } from '../../commands/set-content.ts'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { readValue } from '../../model/read-value.ts'
import { createShell } from '../../session/shell.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { useTranslateField } from './use-translate-field.ts'

const said = vi.hoisted(() => ({ list: [] as string[] }))
vi.mock('../../../cms/api-client.ts', () => ({ call: vi.fn() }))
vi.mock('../../../ui/toasts/toasts.ts', () => {
  const say = (kind: string) => (title: string, more?: { description?: string }) =>
    said.list.push([kind, title, more?.description].filter(Boolean).join(': '))
  const toast = { loading: say('loading'), success: say('success'), error: say('error'), info: say('info') }
  return { withToasts: (use: (toasts: typeof toast) => void) => use(toast) }
})
afterEach(() => {
  said.list.length = 0
  vi.mocked(call).mockReset()
})

function Press({ id }: { id: string }) {
  const translate = useTranslateField()
  return (
    <button type="button" onClick={() => void translate(id)}>
      Übersetzen
    </button>
  )
}

/** A page in French with a button that translates its first field; `answer` is what the service makes of it. */
async function open(answer: object) {
  const client = new TestClient('Marta', new StandInServer({ ...fixtureDocument(['hero']), locale: 'fr' }))
  const { session } = client
  await session.start()
  const [id = ''] = session.document.places.keys()
  vi.mocked(call).mockResolvedValue({ texts: [{ part: 'content', id, content: null, failed: null, ...answer }] })
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <Press id={id} />
        </EditorProvider>
      </EditorWords>,
    ),
  )
  return {
    ...{ client, session, id },
    press: () => act(async () => document.querySelector('button')?.click()),
    words: () => readValue(session.document, { itemType: 'field', id }, contentKey('fr')),
  }
}

const machine = { text: 'Voir net', by: 'machine' }

test('a translated field is one step of undo, and one reads that it wants to be read', async () => {
  const { session, press, words } = await open({ content: machine })
  await press()
  await waitFor(() => expect(said.list.at(-1)).toBe('success: Übersetzt. Bitte lesen Sie den Text durch.'))
  expect(said.list[0]).toBe('loading: Wird übersetzt…')
  expect(words()).toEqual(machine)
  session.undo()
  expect(words()).toBeNull()
})

test.each([
  ['person', /^error: Fehler beim Übersetzen: Diesen Text hat jemand selbst geschrieben/],
  ['broken', /^error: Fehler beim Übersetzen: Die Übersetzung kam beschädigt zurück/],
  ['tooLong', /^error: Fehler beim Übersetzen: Die Übersetzung kam beschädigt zurück/],
  ['gone', /^error: Fehler beim Übersetzen: Nicht gefunden/],
])('a text that is not translated (%s) stays as it is, with a sentence', async (failed, sentence) => {
  const { press, words } = await open({ failed })
  await press()
  await waitFor(() => expect(said.list.at(-1)).toMatch(sentence))
  expect(words()).toBeNull()
})

test('without a network nothing is asked for, and what was written stays', async () => {
  const { client, session, id, press, words } = await open({ content: machine })
  client.faults.push(...Array.from({ length: 20 }, () => 'lost' as const))
  session.run(setContent, { fieldId: id, content: { text: 'Bonjour' } })
  await press()
  await waitFor(() => expect(said.list.at(-1)).toMatch(/^error: Fehler beim Übersetzen: /))
  expect(call).not.toHaveBeenCalled()
  expect(words()).toMatchObject({ text: 'Bonjour', by: 'person' })
})
