import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import type { EndpointName } from '@blickfang/contract/api/v1/endpoints.generated.ts'
import { VideoAddress } from '@blickfang/contract/options/media/video-address.tsx'
import { typeInto } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setFieldVisibility } from '../../commands/set-visibility.ts'
import { ButtonWarnings } from '../../overlay/frames/button-warnings.tsx'
import { RemovalNotes } from '../../overlay/frames/removal-notes.tsx'
import { ArticleDialog } from '../../panels/article/article-dialog.tsx'
import { ChangelogDialog } from '../../panels/changelog/changelog-dialog.tsx'
import { ProblemsDialog } from '../../panels/conflict/problems-dialog.tsx'
import { BulkDialog } from '../../panels/media/bulk/bulk-dialog.tsx'
import { CropDialog } from '../../panels/media/crop/crop-dialog.tsx'
import { PagesPanel } from '../../panels/pages/pages-panel.tsx'
import { RemovedPage } from '../../panels/pages/removed-page.tsx'
import { PublishDialog } from '../../panels/publish/publish-dialog.tsx'
import { RevertDialog } from '../../panels/publish/revert-dialog.tsx'
import { FooterReset } from '../../panels/settings/footer/footer-reset.tsx'
import { type CatalogueName, errorCatalogue } from '../../testing/error-catalogue.ts'
import { fixtureDocument, fixtureId } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import {
  Films,
  NewPage,
  OddOption,
  RemovePicture,
  SavedSettings,
  Translate,
  Uploads,
} from '../../testing/provoking.tsx'
import { saidInToasts } from '../../testing/said-in-toasts.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { SavedState } from '../../toolbar/saved-state.tsx'
import { blockName } from '../../words/block-name.ts'

const upload = vi.hoisted(() => vi.fn())
const sendFilm = vi.hoisted(() => vi.fn())
vi.mock('../../../cms/upload-media.ts', () => ({ uploadMedia: upload, replaceMedia: upload }))
vi.mock('../../../cms/send-film.ts', () => ({ FilmNotSentError: class extends Error {}, sendFilm }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}))
vi.mock('../../publication/publication.tsx', () => ({
  usePublication: () => ({ publication: null, refresh: async () => undefined }),
}))

type Language = 'de' | 'fr'
type Answers = Partial<Record<EndpointName, object>>

let said: readonly string[]
beforeEach(() => {
  said = saidInToasts()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const page = fixtureDocument([]).page
const removed = { ...fixtureDocument([]), page: { ...page, deleted: true } }
const change = {
  itemType: 'page',
  id: page.id,
  pageId: page.id,
  key: 'name.de',
  kind: 'changed',
  before: 'a',
  after: 'b',
}
const picture = {
  ...{ id: fixtureId('a'), mediaType: 'image', mimeType: 'image/png', publicUrl: '/a.png', width: 80, height: 60 },
  ...{ blurHash: null, focalPoint: null, alt: '', altByLanguage: {}, originalFilename: 'a.png', extension: 'png' },
  ...{
    fileSize: 9,
    bucketFolder: 'images',
    objectId: 'a.png',
    tags: [],
    parentId: null,
    updated: '2026-11-26T08:00:00.000Z',
  },
  cropArea: { x: 10, y: 10, width: 50, height: 50 },
}
const usual: Answers = {
  listChanges: { items: 1, changes: [change], called: { pages: [], media: [] } },
  listFeeds: { feeds: [], takesArticles: true },
  listMedia: { media: [picture], total: 1 },
  directUpload: { url: 'https://mux.example/up', id: 'up' },
}

/** A server that refuses one call with this code, and answers the others. */
function refusing(name: EndpointName, code: ErrorCode) {
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, location.origin).pathname
    if (path === apiAddress(name)) return Response.json({ success: false, code }, { status: errorStatus[code] })
    const known = Object.entries(usual).find(([other]) => path === apiAddress(other as EndpointName))
    return Response.json({ success: true, ...known?.[1] })
  })
}

/** A session whose server takes nothing. */
function refusingServer(language: Language, block = 'hero') {
  const server = new StandInServer(fixtureDocument([block]))
  server.receive = () => ({ type: 'refused', message: errorSentenceOf('FORBIDDEN', language) })
  return server
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')]
/** The button by which something is done: the last one with words, a dialog's own. */
const lastButton = () =>
  buttons()
    .filter(({ textContent }) => textContent !== '')
    .at(-1)
const press = (button: HTMLElement | undefined) => act(async () => button?.click())
async function pressOnce(isThere: () => HTMLButtonElement | undefined) {
  await waitFor(() => expect(isThere()?.disabled).toBe(false))
  await press(isThere())
}

/** Draws the warning over a card that lacks something, where the page shows it. */
async function lacking(what: string, language: Language) {
  await openPart(<ButtonWarnings />, { language, source: fixtureDocument(['cta']) })
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = `<div data-editing><p data-block data-field-id="1" data-lacks="${what}"></p></div>`
  const field = place.querySelector('p') as HTMLElement
  field.getBoundingClientRect = () => new DOMRect(0, 10, 200, 20)
  await act(async () => field.setAttribute('data-lacks', what))
}

async function addArticle(url: string, language: Language) {
  const source = fixtureDocument(['newsFeedBoard'])
  const boardId = source.groups[0]?.id ?? ''
  await openPart(<ArticleDialog card="newsFeedCard" boardId={boardId} onClose={vi.fn()} />, { source, language })
  await typeInto(document.querySelector('input') as HTMLInputElement, url)
  await act(async () => document.querySelector('form')?.requestSubmit())
}

async function publish(code: ErrorCode, language: Language) {
  refusing('publishPage', code)
  await openPart(<PublishDialog onClose={vi.fn()} />, { language })
  await pressOnce(lastButton)
}

interface FilmFault {
  readonly sent?: Promise<void>
  readonly refuses?: readonly [EndpointName, ErrorCode]
}

async function film(
  language: Language,
  { sent = Promise.resolve(), refuses = ['createEntry', 'INTERNAL'] }: FilmFault,
) {
  refusing(...refuses)
  sendFilm.mockReset().mockReturnValueOnce({ done: sent, cancel: () => undefined })
  await openPart(<Films />, { language })
  await press(buttons()[0])
}

async function removePicture(code: ErrorCode, language: Language) {
  refusing('deleteMedia', code)
  await openPart(<RemovePicture />, { language })
  await press(buttons()[0])
}

const provoke: {
  readonly [Name in Exclude<CatalogueName, 'internal' | 'branch' | 'collection'>]: (
    language: Language,
  ) => Promise<unknown>
} = {
  noLink: (language) => lacking('link', language),
  noText: (language) => lacking('text', language),
  unknownOption: (language) => openPart(<OddOption />, { language, source: fixtureDocument(['cta']) }),
  unnamed: async (language) => {
    refusing('listMedia', 'UNAVAILABLE')
    const server = new StandInServer(fixtureDocument(['hero']))
    server.elsewhere.push({ ...page, id: fixtureId('nameless'), name: {}, slug: {}, role: null, order: 'a1' })
    await openPart(<PagesPanel title="" onClose={vi.fn()} />, { language, server })
  },
  upload: async (language) => {
    upload.mockRejectedValueOnce(new ApiError('FILE_DAMAGED', 422))
    await openPart(<Uploads />, { language })
    const files = [new File(['x'], 'a.png')]
    await act(async () =>
      document.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { files } })),
    )
  },
  bulk: async (language) => {
    upload.mockResolvedValueOnce({ media: picture })
    const source = fixtureDocument(['imageBoard'])
    const files = [new File(['x'], 'brief.txt'), new File(['x'], 'a.png')]
    await openPart(<BulkDialog boardId={source.groups[0]?.id ?? ''} files={files} onClose={vi.fn()} />, {
      language,
      source,
    })
    // It goes on with the others.
    await waitFor(() => expect(said.some((line) => line.startsWith('success: '))).toBe(true))
  },
  filmAddress: (language) => film(language, { refuses: ['directUpload', 'VIDEO_UPLOAD_REFUSED'] }),
  filmEmpty: (language) => film(language, { refuses: ['directUpload', 'VIDEO_UPLOAD_EMPTY'] }),
  filmEntry: (language) => film(language, { refuses: ['createEntry', 'VIDEO_ENTRY_FAILED'] }),
  film: async (language) => {
    const { FilmNotSentError } = await import('../../../cms/send-film.ts')
    const sent = Promise.reject(new FilmNotSentError())
    sent.catch(() => undefined)
    await film(language, { sent })
  },
  crop: async (language) => {
    refusing('cropImage', 'CROP_FAILED')
    await openPart(
      <CropDialog mediaId={picture.id} place={{ groupId: '', field: null }} onDone={vi.fn()} onClose={vi.fn()} />,
      { language },
    )
    await waitFor(() => expect(document.querySelector('input')).not.toBeNull())
    await pressOnce(lastButton)
  },
  video: async (language) => {
    const services = { language, addVideo: async () => ({ id: '' }) } as never
    await openPart(<VideoAddress id="video" services={services} onAdd={vi.fn()} />, { language })
    await typeInto(document.querySelector('input') as HTMLInputElement, 'kein Video')
    await press(lastButton())
  },
  translation: async (language) => {
    refusing('translateTexts', 'TRANSLATION_DOWN')
    await openPart(<Translate />, { language, source: { ...fixtureDocument(['hero']), locale: 'fr' } })
    await press(buttons()[0])
  },
  publish: (language) => publish('UNAVAILABLE', language),
  generic: (language) => publish('INTERNAL', language),
  notFound: (language) => publish('NOT_FOUND', language),
  revert: async (language) => {
    refusing('revertPage', 'UNAVAILABLE')
    await openPart(<RevertDialog onClose={vi.fn()} />, { language })
    await pressOnce(lastButton)
  },
  removal: async (language) => {
    refusing('publishPage', 'UNAVAILABLE')
    const { shell } = await openPart(<RemovedPage page={{ ...page, deleted: true }} />, { language, source: removed })
    await press(lastButton())
    const question = shell.getState().dialog
    if (question?.type === 'question') await act(async () => question.onConfirm())
  },
  create: async (language) => {
    refusing('addPage', 'FORBIDDEN')
    await openPart(<NewPage />, { language })
    await press(buttons()[0])
  },
  created: async (language) => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true, page: { ...page, id: fixtureId('new') } }))
    await openPart(<NewPage />, { language })
    await press(buttons()[0])
  },
  settings: async (language) => {
    const { session } = await openPart(<SavedSettings />, { language, server: refusingServer(language) })
    await act(() => session.loadSettings())
    await press(buttons()[0])
  },
  footer: async (language) => {
    refusing('getOptician', 'UNAVAILABLE')
    const server = new StandInServer(fixtureDocument(['hero']))
    server.settings = { ...server.settings, footer: { ...server.settings.footer, street: 'Seestrasse 1' } }
    const { session } = await openPart(<FooterReset />, { language, server })
    await act(() => session.loadSettings())
    await press(lastButton())
  },
  deletePicture: (language) => removePicture('UNAVAILABLE', language),
  deleteOdd: (language) => removePicture('INTERNAL', language),
  block: async (language) => {
    const { session } = await openPart(<RemovalNotes />, { language })
    const [id = ''] = session.document.root.getState().blocks
    const message = errorSentenceOf('FORBIDDEN', language)
    const refused = { id: 'e', target: { itemType: 'group' as const, id }, key: 'name', value: null, message }
    await act(async () => session.sync.setState({ rejected: [refused] }))
  },
  article: async (language) => {
    refusing('importArticle', 'ARTICLE_NOT_FOUND')
    await addArticle('https://magazin.ch/nichts', language)
  },
  noAddress: async (language) => {
    refusing('importArticle', 'INTERNAL')
    await addArticle('', language)
  },
  gone: async (language) => {
    const { session } = await openPart(<ProblemsDialog onClose={vi.fn()} />, { language })
    const [id = ''] = session.document.root.getState().blocks
    const target = { itemType: 'group' as const, id }
    const name = blockName(session.document, target, language)
    const message = errorSentenceOf('NOT_FOUND', language, { what: 'namedBlock', name })
    await act(async () =>
      session.sync.setState({ rejected: [{ id: 'e', target, key: 'order', value: 'a1', message }] }),
    )
  },
  changelog: async (language) => {
    refusing('listChangelog', 'UNAVAILABLE')
    await openPart(<ChangelogDialog isAll onClose={vi.fn()} />, { language })
  },
  visibility: async (language) => {
    const { session } = await openPart(<SavedState />, { language, server: refusingServer(language) })
    const [groupId = ''] = session.document.root.getState().blocks
    await act(async () => {
      session.run(setFieldVisibility, { groupId, field: 'title', visible: false })
      await session.flush()
    })
  },
}

const names = Object.keys(errorCatalogue) as CatalogueName[]
const cases = names.flatMap((name) => (['de', 'fr'] as const).map((language) => [name, language] as const))

test('every row of the catalogue is there that says something', () => {
  const rows = new Set<number>(names.map((name) => errorCatalogue[name].row))
  const all = Array.from({ length: 357 - 326 + 1 }, (_, index) => 326 + index)
  expect(all.filter((row) => !rows.has(row))).toEqual([333])
})

test.each(cases)('%s is told where one looks, in %s, and addresses nobody as «du»', async (name, language) => {
  const { place, code, [language]: sentence } = errorCatalogue[name]
  expect(sentence).not.toMatch(language === 'de' ? /\b(du|dein\w*|dir|dich)\b|ß/i : /\b(tu|toi|tes)\b/i)
  if (name === 'internal' || name === 'branch' || name === 'collection') {
    const answer = errorSentenceOf(code as ErrorCode, language, { what: name })
    expect(answer.startsWith(sentence)).toBe(true)
    return
  }
  await provoke[name](language)
  await waitFor(() => {
    const kind = name === 'created' ? 'success' : 'error'
    const toasts = said.filter((line) => line.startsWith(`${kind}: `)).join('\n')
    const shown = [document.body, ...document.querySelectorAll('[aria-label]')].map((element) =>
      element === document.body ? words(document.body) : element.getAttribute('aria-label'),
    )
    expect(place === 'toast' ? toasts : shown.join('\n')).toContain(sentence)
  })
})

/** Text of an element, with a space between parts that stand in elements of their own. */
function words(element: Element): string {
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? words(node) : (node.textContent ?? '')))
    .join(' ')
    .replaceAll(/[ \n]+/g, ' ')
}
