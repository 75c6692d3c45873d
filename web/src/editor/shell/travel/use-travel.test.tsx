import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act, Suspense, useEffect } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { readValue } from '../../model/read-value.ts'
import { OpenSession } from '../../session/open-session.ts'
import { createShell } from '../../session/shell.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { saidInToasts } from '../../testing/said-in-toasts.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { type Travel, useTravel } from './use-travel.ts'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const source = fixtureDocument(['hero'])
const field = source.groups[0]?.fields.find(({ name }) => name === 'title')?.id ?? ''
const target = { itemType: 'field', id: field } as const
const words = (text: string) => ({ text, by: 'person' })

let server: StandInServer
let marta: TestClient
beforeEach(() => {
  server = new StandInServer(source)
  marta = new TestClient('Marta', server)
  push.mockClear()
  onTestFinished(() => sessionStorage.clear())
})

let travel: Travel = () => undefined
function Tools() {
  const latest = useTravel()
  useEffect(() => {
    travel = latest
  }, [latest])
  return <div data-part="" />
}

/** The page in a language, with the tools that travel. */
async function arrive(locale: Locale) {
  const session = new OpenSession({ ...server.document(), locale }, marta.ports())
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <Suspense fallback={null}>
            <Tools />
          </Suspense>
        </EditorProvider>
      </EditorWords>,
    ),
  )
  await act(() => session.start())
  await waitFor(() => expect(document.querySelector('[data-part]')).not.toBeNull())
  const change = (before: Json, after: Json) => {
    const key = contentKey(locale)
    const plan = () => [{ type: 'value', ...target, key, before, after } as const]
    marta.passTime()
    session.run({ name: 'setContent', history: 'record', plan }, null)
  }
  const leave = () => act(async () => root.unmount())
  const shown = () => readValue(session.document, target, contentKey(locale))
  return { session, change, leave, shown, undo: () => act(async () => travel('undo')) }
}

/** Marta changes words in French, and takes them back where the page is open in German. */
async function undoFromGerman(): Promise<void> {
  const french = await arrive('fr')
  french.change(null, words('Un'))
  french.change(words('Un'), words('Deux'))
  await french.leave()
  const german = await arrive('de')
  await german.undo()
  expect(push).toHaveBeenCalledOnce()
  expect(german.session.history.getState()).toMatchObject({ canUndo: true, undoLocale: 'fr' })
  await german.leave()
}

test('a step of another language is taken back where the page opens in it, and said', async () => {
  const said = saidInToasts()
  await undoFromGerman()
  const french = await arrive('fr')
  await waitFor(() => expect(said).toHaveLength(1))
  expect(said[0]).toContain('Franz')
  expect(french.shown()).toEqual(words('Un'))
  expect(french.session.history.getState().canRedo).toBe(true)
})

test('one that is not on top any more is forgotten, and takes back nothing else later', async () => {
  const said = saidInToasts()
  await undoFromGerman()
  const elsewhere = new OpenSession({ ...server.document(), locale: 'de' }, marta.ports())
  await elsewhere.start()
  const plan = () => [{ type: 'value', ...target, key: contentKey('de'), before: null, after: words('Neu') } as const]
  elsewhere.run({ name: 'setContent', history: 'record', plan }, null)
  const french = await arrive('fr')
  await act(async () => french.change(words('Deux'), words('Trois')))
  expect(french.shown()).toEqual(words('Trois'))
  await french.undo()
  expect(french.shown()).toEqual(words('Deux'))
  await french.leave()
  elsewhere.undo()
  const again = await arrive('fr')
  expect(again.shown()).toEqual(words('Deux'))
  expect(said).toEqual([])
})
