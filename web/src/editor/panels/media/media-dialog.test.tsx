import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { feedFolder, type MediaItem } from '@blickfang/contract/content/media/media.ts'
import { leave, typeInto } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { createShell } from '../../session/shell.ts'
import { fixtureDocument, fixtureId } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { saidInToasts } from '../../testing/said-in-toasts.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { MediaDialog } from './media-dialog.tsx'

const call = vi.hoisted(() => vi.fn())
const replaceMedia = vi.hoisted(() => vi.fn())
vi.mock('../../../cms/api-client.ts', () => ({ call }))
vi.mock('../../../cms/upload-media.ts', () => ({ uploadMedia: vi.fn(), replaceMedia }))
vi.mock('../../publication/publication.tsx', () => ({ usePublication: () => ({ refresh: async () => undefined }) }))
vi.mock('../../shell/settings/use-settings.ts', () => ({ useSettings: () => null }))

const item = (name: string): MediaItem => ({
  ...{ id: fixtureId(name), mediaType: 'image', mimeType: 'image/png', publicUrl: `/api/bf-media/file/${name}.png` },
  ...{ width: 80, height: 60, blurHash: null, focalPoint: null, alt: '', altByLanguage: {} },
  ...{
    originalFilename: `${name}.png`,
    extension: 'png',
    fileSize: 900,
    bucketFolder: 'images',
    objectId: `${name}.png`,
  },
  ...{ tags: [], parentId: null, cropArea: null, updated: '2026-11-26T08:00:00.000Z' },
})
const feed = { ...item('feed'), bucketFolder: feedFolder }
const paper: MediaItem = {
  ...{
    ...item('paper'),
    mediaType: 'document',
    mimeType: 'application/pdf',
    publicUrl: '/api/bf-media/file/preise.pdf',
  },
  ...{ width: null, height: null, originalFilename: 'Preise.pdf', extension: 'pdf', bucketFolder: 'documents' },
  document: { name: 'Preise.pdf', size: 900 },
}
const all = [paper, ...['a', 'b', 'c'].map(item), { ...item('d'), alt: 'Der Laden' }, feed]
const undo = [{ id: fixtureId('a'), folder: { from: 'Sommer', to: 'images' } }]

beforeEach(async () => {
  vi.clearAllMocks()
  call.mockImplementation(async (name: string, input: { id?: string; changes?: { id: string }[] }) => {
    if (name === 'listMedia') return { media: all, total: 90 }
    if (name === 'listMediaFacets') return { types: [], folders: [{ name: 'Sommer', count: 3 }], tags: [] }
    if (name === 'organiseMedia')
      return { media: all.filter(({ id }) => input.changes?.some((change) => change.id === id)), undo }
    if (name === 'listMediaUses')
      return { uses: input.id === fixtureId('b') ? [{ kind: 'page', id: fixtureId('page'), name: 'Team' }] : [] }
    if (name === 'getFormerFile') return { former: null }
    return {}
  })
  const { session } = new TestClient('Marta', new StandInServer(fixtureDocument(['hero'])))
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <MediaDialog accept="image" onPick={null} onClose={() => undefined} />
        </EditorProvider>
      </EditorWords>,
    ),
  )
  await waitFor(() => expect(tile('a.png')).toBeDefined())
})

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')]
const tile = (name: string) => buttons().find((button) => button.getAttribute('aria-label') === name)
const button = (words: string) => buttons().find(({ textContent }) => textContent === words)
const press = (target: HTMLElement | undefined, how: MouseEventInit = {}) =>
  act(async () => target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how })))
const asked = (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, input]) => input)

async function type(label: string, text: string) {
  const labelled = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === label).at(-1)
  const field = document.getElementById(labelled?.htmlFor ?? '') as HTMLInputElement
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    setValue?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => field.form?.requestSubmit())
}

test('a picture without a description is marked, but for those of feeds, whose post describes them', () => {
  const marked = ['a', 'd', 'feed'].filter((name) => tile(`${name}.png`)?.textContent?.includes('Ohne Text'))
  expect(marked).toEqual(['a'])
})

test('a file is shown by its kind and name, asked for no description, and can be had', async () => {
  expect(tile('Preise.pdf')?.textContent).toBe('PDFPreise.pdf')
  expect(tile('Preise.pdf')?.querySelector('img')).toBeNull()
  await press(tile('Preise.pdf'))
  const details = document.querySelector('section[aria-label="Angaben"]')
  expect(details?.textContent).not.toContain('Was ist zu sehen?')
  expect(details?.textContent).not.toContain('Bildmittelpunkt')
  expect(details?.querySelector('a')?.getAttribute('href')).toBe('/api/bf-media/file/preise.pdf')
  expect(button('Datei löschen')).toBeDefined()
})

test('who shows everything again looks for nothing', async () => {
  const box = document.querySelector<HTMLInputElement>('input[type=search]') as HTMLInputElement
  await typeInto(box, 'brille ')
  expect(box.value).toBe('brille ')
  await waitFor(() => expect(asked('listMedia').at(-1)).toMatchObject({ search: 'brille' }))
  await press(button('Alle zeigen'))
  expect(box.value).toBe('')
  await typeInto(box, 'x')
  expect(box.value).toBe('x')
})

test('several are chosen with Shift, moved at once, and the way back stands where it can be reached', async () => {
  await press(tile('a.png'))
  await press(tile('c.png'), { shiftKey: true })
  expect(document.querySelector('section[aria-label="3 ausgewählt"]')).not.toBeNull()
  await type('Ordner', 'Sommer')
  const ids = all.slice(1, 4).map(({ id }) => id)
  expect(asked('organiseMedia')).toEqual([{ changes: ids.map((id) => ({ id, folder: { to: 'Sommer' } })) }])
  const dialog = document.querySelector('[role="dialog"]')
  expect(dialog?.contains(button('Rückgängig') ?? null)).toBe(true)
  const said = saidInToasts()
  const answers = call.getMockImplementation()
  let show: () => void = () => undefined
  const shown = new Promise<void>((resolve) => (show = resolve))
  call.mockImplementation(async (name: string, input: object) => {
    if (name === 'listMedia') await shown
    return answers?.(name, input)
  })
  await press(button('Rückgängig'))
  expect(asked('organiseMedia')[1]).toEqual({ changes: undo })
  // Not before it can be seen.
  await waitFor(() => expect(asked('listMediaFacets').length).toBeGreaterThan(2))
  expect(said).toEqual([])
  await act(async () => show())
  await waitFor(() => expect(said.join()).toContain('Zurückgenommen.'))
  await waitFor(() => expect(button('Rückgängig')).toBeUndefined())
})

test('a text that a colleague has written meanwhile is told, and replaced only by who has read it', async () => {
  const there = { key: 'alt.de', rev: 0, value: 'Von Reto', by: null, at: null }
  const answers = call.getMockImplementation()
  call.mockImplementation(async (name: string, input: { media?: { altBefore?: { de?: string } } }) => {
    if (name !== 'updateMedia') return answers?.(name, input)
    if (input.media?.altBefore?.de !== 'Von Reto') throw new ApiError('CONFLICT', 409, { conflict: [there] })
    return { media: { ...item('a'), alt: 'Von Marta', altByLanguage: { de: 'Von Marta' } } }
  })
  const said = saidInToasts()
  await press(tile('a.png'))
  const field = () =>
    [...document.querySelectorAll<HTMLInputElement>('section[aria-label="Angaben"] input')].find(
      ({ maxLength }) => maxLength === 500,
    ) as HTMLInputElement
  await typeInto(field(), 'Von Marta')
  await leave(field())
  await waitFor(() => expect(said.join()).toContain('Inzwischen steht dort «Von Reto».'))
  expect(field().value).toBe('Von Marta')
  await leave(field())
  await waitFor(() => expect(asked('updateMedia')).toHaveLength(2))
  expect(asked('updateMedia')[1]).toMatchObject({ media: { alt: { de: 'Von Marta' }, altBefore: { de: 'Von Reto' } } })
})

test('a text that came with the answer to something else is not overwritten unseen', async () => {
  const answers = call.getMockImplementation()
  const named = { ...item('a'), originalFilename: 'neu.png', alt: 'Von Reto', altByLanguage: { de: 'Von Reto' } }
  call.mockImplementation(async (name: string, input: { media?: { name?: string } }) =>
    name === 'updateMedia' && input.media?.name ? { media: named } : answers?.(name, input),
  )
  await press(tile('a.png'))
  const inputs = () => [...document.querySelectorAll<HTMLInputElement>('section[aria-label="Angaben"] input')]
  const alt = () => inputs().find(({ maxLength }) => maxLength === 500) as HTMLInputElement
  await typeInto(alt(), 'Von Marta')
  const name = inputs().find(({ value }) => value.startsWith('a')) as HTMLInputElement
  await typeInto(name, 'neu')
  await leave(name)
  await waitFor(() => expect(asked('updateMedia')).toHaveLength(1))
  await leave(alt())
  await waitFor(() => expect(asked('updateMedia')).toHaveLength(2))
  expect(asked('updateMedia')[1]).toMatchObject({ media: { alt: { de: 'Von Marta' }, altBefore: { de: '' } } })
})

test('before several are deleted it is said which of them stay and where they are used', async () => {
  await press(tile('a.png'))
  await press(tile('b.png'), { ctrlKey: true })
  await press(button('2 löschen'))
  const question = () => document.querySelector('[role="alertdialog"]')
  await waitFor(() => expect(question()?.textContent).toContain('b.png: Team'))
  expect(asked('deleteMedia')).toEqual([])
  await press(button('1 löschen'))
  await waitFor(() => expect(question()).toBeNull())
  expect(asked('deleteMedia')).toEqual([{ mediaId: fixtureId('a') }])
  expect([tile('a.png'), tile('b.png') !== undefined]).toEqual([undefined, true])
})

test('a file is replaced after a question that says where it is used, and brought back from the same place', async () => {
  const replaced = { ...item('b'), publicUrl: '/api/bf-media/file/neu.png', originalFilename: 'neu.png' }
  const former = { id: fixtureId('former'), originalFilename: 'b.png', replacedAt: '2026-11-26T08:00:00.000Z' }
  replaceMedia.mockResolvedValueOnce({ media: replaced, copies: [], former })
  await press(tile('b.png'))
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([multiple])')
  const file = new File(['x'], 'neu.png')
  if (!input) throw new Error('There is no input')
  Object.defineProperty(input, 'files', { value: [file] })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  await waitFor(() => expect(document.body.textContent).toContain('Zu sehen ist sie auf: Team.'))
  await press(button('Ersetzen'))
  expect(replaceMedia).toHaveBeenCalledWith(file, fixtureId('b'))
  expect(document.body.textContent).toContain('«b.png» ist überall durch «neu.png» ersetzt.')
  call.mockResolvedValueOnce({ media: item('b'), copies: [], former: { ...former, originalFilename: 'neu.png' } })
  await press(button('Rückgängig'))
  expect(asked('restoreMedia')).toEqual([{ formerId: former.id }])
})

test('a key at the end of the list moves nothing, then or when the list is drawn anew', async () => {
  const last = tile('feed.png')
  await act(async () => last?.focus())
  await act(async () => last?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })))
  expect(document.activeElement).toBe(last)
  const search = document.querySelector<HTMLInputElement>('input[type="search"]')
  await act(async () => search?.focus())
  await press(tile('c.png'))
  expect(document.activeElement).toBe(search)
})

test('keys lead from tile to tile', async () => {
  await act(async () => tile('a.png')?.focus())
  const at = () => document.activeElement?.getAttribute('aria-label')
  const key = (name: string) =>
    act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
  await key('ArrowRight')
  expect(at()).toBe('b.png')
  await key('Home')
  expect(at()).toBe('Preise.pdf')
  await key('End')
  expect(at()).toBe('feed.png')
})
