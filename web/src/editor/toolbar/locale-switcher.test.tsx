import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { openPart } from '../testing/open-part.tsx'
import { StandInServer } from '../testing/stand-in-server.ts'
import { LocaleSwitcher } from './locale-switcher.tsx'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
vi.mock('../publication/publication.tsx', () => ({
  usePublication: () => ({ publication: { missing: { fr: 3 }, toLookAt: {} } }),
}))

beforeEach(() => push.mockClear())

/** The switcher of a page, on a site with these languages. */
async function open(entry: Partial<EditorPageEntry> = {}, languages: readonly string[] = ['de', 'fr', 'it']) {
  const source = fixtureDocument(['hero'])
  const page = { ...source.page, ...entry }
  const server = new StandInServer({ ...source, page, pages: [page] })
  server.settings = settingsSchema.parse({ languages: { default: 'de', active: languages } })
  return openPart(<LocaleSwitcher />, { server })
}

const trigger = () => document.querySelector('button')
const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]

async function openMenu() {
  const press = new PointerEvent('pointerdown', { bubbles: true, button: 0 })
  await act(async () => trigger()?.dispatchEvent(press))
  await waitFor(() => expect(items().length).toBeGreaterThan(0))
}

test('the languages stand above the button, by their codes, the open one not to be chosen', async () => {
  await open()
  await waitFor(() => expect(trigger()?.textContent).toBe('DE'))
  expect(trigger()?.getAttribute('aria-label')).toBe('Sprache: Deutsch')
  await openMenu()
  expect(document.querySelector('[role="menu"]')?.getAttribute('data-side')).toBe('top')
  const codes = items().slice(0, 3)
  expect(codes.map(({ textContent }) => textContent)).toEqual([
    'DE · Deutsch',
    'FR · Französisch (3 fehlen)',
    'IT · Italienisch',
  ])
  expect(codes.map((item) => item.hasAttribute('data-disabled'))).toEqual([true, false, false])
})

test.each([
  ['a free page', {}, '/fr/edit/accueil?toolbar=1'],
  ['a page of a collection', { collection: 'team' }, '/fr/edit/team/accueil?toolbar=1'],
  ['a page named like its collection', { collection: 'accueil' }, '/fr/edit/accueil?toolbar=1'],
  ['a page without an address there', { slug: { de: 'start' } }, `/fr/edit/${fixtureDocument([]).page.id}?toolbar=1`],
])(
  'a press opens %s in the other language, with what was open, and the button says that it comes',
  async (_, entry, to) => {
    window.history.replaceState(null, '', '/de/edit/start?toolbar=1')
    await open(entry)
    await waitFor(() => expect(trigger()).not.toBeNull())
    await openMenu()
    await act(async () => items()[1]?.click())
    expect(push.mock.calls).toEqual([[to]])
    expect(trigger()?.textContent).not.toContain('DE')
    expect(trigger()?.querySelector('[class*="spinner"]')).not.toBeNull()
  },
)

test.each([
  ['one language', {}, ['de']],
  ['a page that is hidden in all others', { disallowedLanguages: ['fr', 'it'] }, ['de', 'fr', 'it']],
] as const)('with %s there is nothing to switch', async (_, entry, languages) => {
  const { session } = await open(
    { ...entry, disallowedLanguages: [...('disallowedLanguages' in entry ? entry.disallowedLanguages : [])] } as never,
    languages,
  )
  await waitFor(() => expect(session.document.settings.getState().values).not.toBeNull())
  expect(trigger()).toBeNull()
})

test('a page that nobody knows has no languages to switch to', async () => {
  const { session } = await open()
  await waitFor(() => expect(trigger()).not.toBeNull())
  await act(async () => session.document.site.setState({ entries: {} }))
  expect(trigger()).toBeNull()
})
