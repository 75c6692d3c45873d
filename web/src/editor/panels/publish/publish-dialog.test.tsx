import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { saidInToasts } from '../../testing/said-in-toasts.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { RevertDialog } from './revert-dialog.tsx'

const call = vi.hoisted(() => vi.fn())
const missing = vi.hoisted(() => ({ total: 0 }))
const refresh = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('../../../cms/api-client.ts', () => ({ call }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}))
vi.mock('../../publication/publication.tsx', () => ({
  usePublication: () => ({
    refresh,
    publication: {
      missingTotal: missing.total,
      missing: {},
      toLookAt: {},
      missingFields: [],
      missingAlts: [],
      missingOfPage: [],
      stale: [],
      unchecked: [],
    },
  }),
}))

const page = fixtureDocument([]).page.id
/** Name that the server gives to the changes that it lists. */
const seen = 'c0ffee00c0ffee00c0ffee00c0ffee00'
const change = {
  itemType: 'page',
  id: page,
  pageId: page,
  key: 'name.de',
  kind: 'changed',
  before: 'Start',
  after: 'Anfang',
}

beforeEach(() => {
  missing.total = 0
  call.mockReset()
  refresh.mockClear()
})

async function open(dialog: React.ReactNode, { changes = 0, languages = ['de'] } = {}) {
  call.mockImplementation(async (name: string) =>
    name === 'listChanges'
      ? {
          items: changes,
          state: seen,
          changes: Array.from({ length: changes }, () => change),
          called: { pages: [], media: [] },
        }
      : {},
  )
  const server = new StandInServer(fixtureDocument(['hero']))
  server.settings = settingsSchema.parse({ languages: { default: 'de', active: languages } })
  const opened = await openPart(dialog, { server })
  await waitFor(() => expect(call).toHaveBeenCalledWith('listChanges', expect.anything()))
  return opened
}

const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)

test.each([
  [0, 0, true],
  [1, 2, true],
  [1, 0, false],
])('with %i changes and %i missing translations publishing is off: %s', async (changes, lacks, isOff) => {
  missing.total = lacks
  await open(<PublishDialog onClose={() => undefined} />, { changes })
  await waitFor(() =>
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(
      changes > 0 ? 'Anfang' : 'Alles ist veröffentlicht',
    ),
  )
  expect(button('Veröffentlichen')?.disabled).toBe(isOff)
})

test('a publish refreshes what is there and does not load the page anew', async () => {
  const said = saidInToasts()
  const onClose = vi.fn()
  const { session } = await open(<PublishDialog onClose={onClose} />, { changes: 1 })
  const [read, reload] = [vi.spyOn(session, 'refresh'), vi.spyOn(window.location, 'reload')]
  await waitFor(() => expect(button('Veröffentlichen')?.disabled).toBe(false))
  await act(async () => button('Veröffentlichen')?.click())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(call).toHaveBeenCalledWith('publishPage', { id: page, seen })
  expect([read.mock.calls.length, refresh.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1, 0])
  await waitFor(() =>
    expect(said).toEqual([
      'loading: Wird veröffentlicht…',
      'success: Veröffentlicht. Besucher sehen jetzt die neue Version.',
    ]),
  )
})

test.each([
  ['publishPage', 'Veröffentlichen', <PublishDialog key="publish" onClose={() => undefined} />],
  ['revertPage', 'Änderungen verwerfen', <RevertDialog key="revert" onClose={() => undefined} />],
] as const)(
  'where somebody has saved more meanwhile, %s is refused, and the list shows what is there now',
  async (name, words, dialog) => {
    await open(dialog, { changes: 1 })
    await waitFor(() => expect(button(words)?.disabled).toBe(false))
    const listed = call.getMockImplementation()
    const now = 'ffffffffffffffffffffffffffffffff'
    call.mockImplementation(async (of: string, input: { seen?: string }) => {
      if (of === name && input.seen === seen) throw new ApiError('CHANGED_SINCE', 409)
      return of === 'listChanges' ? { ...(await listed?.(of, input)), state: now } : {}
    })
    await act(async () => button(words)?.click())
    await waitFor(() => expect(call.mock.calls.filter(([of]) => of === 'listChanges')).toHaveLength(2))
    await waitFor(() => expect(button(words)?.disabled).toBe(false))
    await act(async () => button(words)?.click())
    expect(call).toHaveBeenCalledWith(name, { id: page, seen: now })
  },
)

test.each([
  [['de'], 'gehen verloren. Das lässt sich nicht rückgängig machen.'],
  [['de', 'fr'], 'gehen in allen Sprachen verloren. Das lässt sich nicht rückgängig machen.'],
])('on a site with %j a revert warns of what goes', async (languages, warning) => {
  await open(<RevertDialog onClose={() => undefined} />, { changes: 1, languages })
  await waitFor(() => expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain(warning))
  await act(async () => button('Änderungen verwerfen')?.click())
  expect(call).toHaveBeenCalledWith('revertPage', { id: page, seen })
})
