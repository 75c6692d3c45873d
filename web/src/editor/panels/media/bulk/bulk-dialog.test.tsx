import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { EditorProvider } from '../../../context/editor-context.tsx'
import { EditorWords } from '../../../locales/words.tsx'
import { siblings } from '../../../model/sort-siblings.ts'
import { createShell } from '../../../session/shell.ts'
import { fixtureDocument, fixtureId } from '../../../testing/fixture-document.ts'
import { openRoot } from '../../../testing/open-root.ts'
import { StandInServer } from '../../../testing/stand-in-server.ts'
import { TestClient } from '../../../testing/test-client.ts'
import { BulkDialog } from './bulk-dialog.tsx'

const send = vi.hoisted(() => vi.fn())
const told = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn(), info: vi.fn() }))
vi.mock('../../../../cms/upload-media.ts', () => ({ uploadMedia: send }))
vi.mock('../../../../ui/toasts/toasts.ts', () => ({ withToasts: (show: (toast: typeof told) => void) => show(told) }))

const onClose = vi.fn()
let session: TestClient['session']
let boardId: string

beforeEach(() => {
  vi.clearAllMocks()
  send.mockImplementation(async ({ name }: File) => ({ media: { id: fixtureId(name), originalFilename: name } }))
  session = new TestClient('Marta', new StandInServer(fixtureDocument(['imageBoard']))).session
  boardId = session.document.root.getState().blocks[0] ?? ''
})

async function open(files: readonly File[]) {
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <BulkDialog boardId={boardId} files={files} onClose={onClose} />
        </EditorProvider>
      </EditorWords>,
    ),
  )
}

const pictures = () =>
  siblings(session.document, boardId)
    .filter(({ values }) => values.deleted !== true)
    .map(({ fields }) => fields.image?.values.mediaId ?? null)
const status = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('')
const file = (name: string) => new File([name], name)

test('files become cards once all have come; each that fails is told by itself; one step takes all cards back', async () => {
  const names = ['a.png', 'b.jpg', 'c.heic', 'd.webp']
  await open([...names.map(file), file('kamera.cr2'), file('brief.txt')])
  await waitFor(() => expect(status()).toContain('Bereit'))
  expect(pictures()).toEqual(names.map(fixtureId))
  expect(told.error.mock.calls.map(([title]) => title)).toEqual([
    '«kamera.cr2» konnte nicht hochgeladen werden',
    '«brief.txt» konnte nicht hochgeladen werden',
  ])
  expect(told.error.mock.calls[0]?.[1].description).toContain('CR2 sind Rohdaten einer Kamera')
  expect(told.success).toHaveBeenCalledWith('4 Bilder stehen auf Karten. «Rückgängig» nimmt alle zusammen weg.')
  session.undo()
  expect(pictures()).toEqual([null, null, null])
})

test('where nothing fails it closes three seconds after it is ready, and not before', async () => {
  vi.useFakeTimers()
  await open([file('a.png')])
  for (let turn = 0; turn < 10; turn++) await act(async () => vi.advanceTimersByTimeAsync(1))
  expect(status()).toContain('Bereit')
  await act(async () => vi.advanceTimersByTimeAsync(2_900))
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTimeAsync(200))
  expect(onClose).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('who closes it before all have come hears that those that have are in the library, and no card is made', async () => {
  send.mockImplementationOnce(async ({ name }: File) => ({ media: { id: fixtureId(name), originalFilename: name } }))
  send.mockImplementationOnce(() => new Promise(() => {}))
  const before = pictures()
  await open([file('a.png'), file('b.png')])
  await waitFor(() => expect(status()).toContain('1 von 2 hochgeladen'))
  const cancel = [...document.querySelectorAll('button')]
    .filter(({ textContent }) => textContent === 'Abbrechen')
    .at(-1)
  await act(async () => cancel?.click())
  expect(onClose).toHaveBeenCalledOnce()
  expect(told.info.mock.calls[0]?.[0]).toBe(
    'Das Bild, das schon hochgeladen war, ist in der Mediathek; Karten gibt es dafür keine.',
  )
  expect(pictures()).toEqual(before)
})

const button = (label: string) => document.querySelector<HTMLButtonElement>(`button[aria-label^="${label}"]`)
const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await act(async () => vi.advanceTimersByTimeAsync(1))
}

test.each([
  { words: 'Noch einmal', first: () => Promise.reject(new TypeError('gone')), before: [] },
  {
    words: 'Trotzdem',
    first: async () => ({ media: { id: fixtureId('known'), originalFilename: 'a.png' }, isKnown: true }),
    before: [fixtureId('known')],
  },
])('a picture that is sent again by «$words» becomes a card too, and the dialog waits for it', async (picture) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let arrive: (answer: unknown) => void = () => {}
  send.mockImplementationOnce(picture.first)
  send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  await open([file('a.png')])
  await turns()
  expect(pictures().filter(Boolean)).toEqual(picture.before)
  await act(async () => button(picture.words)?.click())
  await act(async () => vi.advanceTimersByTimeAsync(10_000))
  expect(status()).toContain('0 von 1 hochgeladen')
  expect(onClose).not.toHaveBeenCalled()
  arrive({ media: { id: fixtureId('late'), originalFilename: 'a.png' } })
  await turns()
  expect(pictures().filter(Boolean)).toEqual([...picture.before, fixtureId('late')])
  await act(async () => vi.advanceTimersByTimeAsync(3_100))
  expect(onClose).toHaveBeenCalledOnce()
})
