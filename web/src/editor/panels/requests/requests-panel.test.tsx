import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { DialogHost } from '../dialog-host.tsx'
import { RequestsPanel } from './requests-panel.tsx'
import { unreadRequests } from './unread-requests.ts'

interface Entry {
  readonly id: string
  readonly title: string
  isRead: boolean
  isAnswered: boolean
  notes: object[]
}

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const entryOf = (number: number, title: string, more: Partial<Entry> = {}): Entry => ({
  ...{ id: id(number), title, isRead: false, isAnswered: false, notes: [] },
  ...{ at: '2026-11-20T09:00:00.000Z', until: '2027-11-20T09:00:00.000Z', form: 'Kontakt', locale: 'de' },
  ...{
    email: 'anna@example.com',
    answers: [
      { label: 'Name', value: title },
      { label: 'E-Mail', value: 'anna@example.com' },
      { label: 'Telefon', value: '+41 52 212 47 30' },
    ],
  },
  ...more,
})

const atOnce = 2

/** Way in which our server gives parts of a list: an entry that is gone says nothing about where it goes on. */
const after = { id: null as string | null }
function partOf(entries: readonly Entry[]) {
  const from = after.id === null ? 0 : entries.findIndex(({ id }) => id === after.id) + 1
  const part = after.id !== null && from === 0 ? [] : entries.slice(from, from + atOnce)
  return { entries: part, next: from + atOnce < entries.length ? (part.at(-1)?.id ?? null) : null }
}

/** The panel at a server that keeps entries as ours does. */
async function open(entries: Entry[], language: 'de' | 'fr' = 'de') {
  const isDown = { now: false }
  const asked: string[] = []
  const answers: { readonly [path: string]: (body: never) => object } = {
    'PATCH submissions': ({ ids, ...change }: { ids: string[] }) => {
      for (const entry of entries) if (ids.includes(entry.id)) Object.assign(entry, change)
      return { marked: ids.length }
    },
    'POST submissions/note': ({ id, note, text }: { id: string; note: string; text: string }) => {
      const entry = entries.find((one) => one.id === id)
      const kept = { id: note, at: '2026-11-21T09:00:00.000Z', by: 'Marta', text }
      entry?.notes.push(kept)
      return { notes: [...(entry?.notes ?? [])] }
    },
    'POST submissions/remove': ({ ids }: { ids: string[] }) => {
      entries.splice(0, entries.length, ...entries.filter((entry) => !ids.includes(entry.id)))
      return { removed: ids.length }
    },
    'GET submissions': () => ({
      ...partOf(entries.filter(({ isAnswered }) => !isAnswered || asked.at(-1)?.includes('isOpen=false'))),
      total: entries.length,
      open: entries.filter(({ isAnswered }) => !isAnswered).length,
      unread: entries.filter(({ isRead }) => !isRead).length,
    }),
  }
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://test.example')
    asked.push(url.search)
    after.id = url.searchParams.get('after')
    if (isDown.now) return Response.json({ success: false, code: 'INTERNAL' }, { status: 500 })
    const answer = answers[`${init?.method ?? 'GET'} ${url.pathname.replace('/api/v1/', '')}`]
    const body = init?.body ? (JSON.parse(String(init.body)) as never) : (undefined as never)
    return Response.json({ status: 200, success: true, ...structuredClone(answer?.(body)) })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const onClose = vi.fn()
  await openPart(
    <>
      <RequestsPanel title="Anfragen" onClose={onClose} />
      <DialogHost />
    </>,
    { language },
  )
  return { isDown, entries }
}

const button = (words: string | RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent, ariaLabel }) =>
    typeof words === 'string' ? (ariaLabel ?? textContent) === words : words.test(textContent ?? ''),
  )
const press = async (words: string | RegExp) => {
  await waitFor(() => expect(button(words)).toBeDefined())
  await act(async () => button(words)?.click())
}
const panel = () => document.querySelector('[data-side-panel]')?.textContent ?? ''

test('an entry is opened and so read, its addresses are pressed, and it is done', async () => {
  const { entries } = await open([entryOf(1, 'Anna Muster'), entryOf(2, 'Beat Beispiel')])
  await waitFor(() => expect(panel()).toContain('Offen (2)'))
  await waitFor(() => expect(unreadRequests.getState().count).toBe(2))
  await press(/^Anna Muster/)
  await waitFor(() => expect(entries[0]?.isRead).toBe(true))
  expect(unreadRequests.getState().count).toBe(1)
  const links = [...document.querySelectorAll('[data-side-panel] a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    'mailto:anna@example.com',
    'tel:+41522124730',
    'mailto:anna%40example.com?subject=Re%3A%20Kontakt',
  ])
  expect(panel()).toContain('Wird am 20. November 2027 automatisch gelöscht.')
  await press('Als erledigt markieren')
  await waitFor(() => expect(entries[0]?.isAnswered).toBe(true))
  expect(panel()).toContain('Offen (1)')
  // It stays where it is until one looks anew.
  expect(panel()).toContain('Anna Muster')
  await press(/^Alle/)
  await waitFor(() => expect(panel()).toContain('Erledigt'))
})

test('a file that a visitor has added is taken along from its answer', async () => {
  const answers = [{ label: 'Rezept', value: 'Rezept.pdf', file: id(9) }]
  await open([{ ...entryOf(1, 'Anna Muster'), answers } as Entry])
  await press(/^Anna Muster/)
  const link = document.querySelector('[data-side-panel] a[download]')
  expect([link?.textContent, link?.getAttribute('href'), link?.getAttribute('download')]).toEqual([
    ...['Rezept.pdf', `/api/bf-submissions/file/${id(9)}`, 'Rezept.pdf'],
  ])
})

test('what cannot be kept is taken back', async () => {
  const { isDown, entries } = await open([entryOf(1, 'Anna Muster', { isRead: true })])
  await press(/^Anna Muster/)
  isDown.now = true
  await press('Als erledigt markieren')
  await waitFor(() => expect(button('Als erledigt markieren')).toBeDefined())
  expect(entries[0]?.isAnswered).toBe(false)
})

test('a note is kept by its button, what is typed outlives the panel, and the entry is removed after a question', async () => {
  const entries = [entryOf(1, 'Anna Muster', { isRead: true })]
  await open(entries)
  await press(/^Anna Muster/)
  const field = document.querySelector('textarea') as HTMLTextAreaElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Ruft am Montag an')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press(/^Anna Muster/)
  await press(/^Anna Muster/)
  expect(document.querySelector('textarea')?.value).toBe('Ruft am Montag an')
  await press('Notiz speichern')
  await waitFor(() => expect(panel()).toContain('Marta'))
  expect(document.querySelector('textarea')?.value).toBe('')
  await press('Entfernen')
  await waitFor(() => expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain('Anna Muster'))
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')]
      .find(({ textContent }) => textContent === 'Entfernen')
      ?.click(),
  )
  await waitFor(() => expect(panel()).toContain('Noch hat niemand ein Formular abgeschickt'))
  expect(entries).toEqual([])
})

test.each([
  ['de', 'Alles erledigt', 'konnten nicht geladen werden'],
  ['fr', 'Tout est traité', 'n’ont pas pu être chargées'],
] as const)('what there is not, and what did not come, is said (%s)', async (language, done, failed) => {
  const { isDown } = await open([entryOf(1, 'Anna', { isAnswered: true, isRead: true })], language)
  await waitFor(() => expect(panel()).toContain(done))
  isDown.now = true
  await press(language === 'de' ? /^Alle \(/ : /^Toutes/)
  await waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain(failed))
  isDown.now = false
  await press(language === 'de' ? 'Noch einmal versuchen' : 'Réessayer')
  await waitFor(() => expect(panel()).toContain('Anna'))
})

test('the list goes on after the last entry that is there, also when the one after which it would go on was removed', async () => {
  await open([1, 2, 3].map((number) => entryOf(number, `Person ${number}`, { isRead: true })))
  await press(/^Person 2/)
  await press('Entfernen')
  await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).not.toBeNull())
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')]
      .find(({ textContent }) => textContent === 'Entfernen')
      ?.click(),
  )
  await waitFor(() => expect(panel()).not.toContain('Person 2'))
  await press('Weitere anzeigen')
  await waitFor(() => expect(panel()).toContain('Person 3'))
})
