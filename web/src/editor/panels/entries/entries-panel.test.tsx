import { click, typeInto } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { saidInToasts } from '../../testing/said-in-toasts.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { EntriesPanel } from './entries-panel.tsx'

const id = (number: number) => `00000000-0000-4000-8000-0000000000a${number}`
const job = (title: string, more: object = {}) => ({
  collection: 'job-offers',
  values: { 'title.de': title, workQuota: '80 %', state: 'published', images: [], lastDay: '', ...more },
})

interface Setting {
  readonly language?: 'de' | 'fr'
  readonly jobs?: readonly ReturnType<typeof job>[]
}

/** The panel at a server that keeps entries as ours does. */
async function open({ language = 'de', jobs = [] }: Setting = {}) {
  const source = fixtureDocument(['jobs'])
  const server = new StandInServer(source)
  for (const [index, entry] of jobs.entries()) server.addEntry(id(index), entry)
  const isDown = { now: false }
  const held: { now: Promise<unknown> | null } = { now: null }
  const called: string[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = new URL(address, 'http://test.example').pathname.replace('/api/v1/', '')
    if (isDown.now) throw new TypeError('Failed to fetch')
    called.push(path)
    await held.now
    const body = init?.body ? JSON.parse(String(init.body)) : {}
    if (path === 'entries/add') {
      server.addEntry(id(9), body)
      return Response.json({ status: 200, success: true, entry: { id: id(9), revs: {}, ...body } })
    }
    if (path === 'entries/remove') server.removeEntry(body.id)
    return Response.json({ status: 200, success: true })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  onTestFinished(() => localStorage.clear())
  const opened = await openPart(<EntriesPanel title="Stellen und Inserate" onClose={vi.fn()} />, {
    source,
    server,
    language,
  })
  const find = <E extends HTMLElement = HTMLElement>(name: string | RegExp): E | null =>
    [...document.querySelectorAll<E>('button, input, select, textarea')].find((one) => {
      const label = document.querySelector(`label[for="${CSS.escape(one.id || '-')}"]`)?.textContent ?? ''
      const said = one.getAttribute('aria-label') ?? `${label}${one.matches('button') ? one.textContent : ''}`
      return typeof name === 'string' ? said === name : name.test(said)
    }) ?? null
  const get = async <E extends HTMLElement = HTMLElement>(name: string | RegExp): Promise<E> => {
    await waitFor(() => expect(find(name)).not.toBeNull())
    return find<E>(name) as E
  }
  const press = async (name: string | RegExp) => click(await get(name))
  const text = () => document.body.textContent ?? ''
  return { ...opened, isDown, held, called, find, get, press, text }
}

test('a list says what visitors see of each entry, and that changes are live at once', async () => {
  const { text } = await open({
    jobs: [
      job('Augenoptikerin'),
      job('Lernende', { state: 'draft' }),
      job('Meister', { lastDay: '2020-01-31' }),
      job('Aushilfe', { state: 'archived' }),
    ],
  })
  await waitFor(() => expect(text()).toContain('Aushilfe'))
  expect(text()).toContain('Was Sie hier ändern, sehen Besucher sofort')
  expect(text()).toMatch(/AugenoptikerinSichtbar.*LernendeEntwurf.*MeisterAbgelaufen · bis.*AushilfeAbgelegt/)
})

test('an empty list says how the first one is added; in French too', async () => {
  const { text, find } = await open({ language: 'fr' })
  await waitFor(() => expect(text()).toContain('Ajouter un poste'))
  expect(text()).toContain('Rien pour l’instant')
  expect(find('Ajouter un poste')).not.toBeNull()
})

test('a new one begins with its title as a draft, is filled in, shown, and every change waits for its save in the journal', async () => {
  const { press, get, text, session, server } = await open()
  await press('Stelle hinzufügen')
  await press('Hinzufügen')
  expect(text()).toContain('Bitte geben Sie einen Titel ein.')
  await typeInto(await get<HTMLInputElement>('Titel'), 'Augenoptikerin EFZ')
  await press('Hinzufügen')
  await waitFor(() => expect(text()).toContain('Das ist ein Entwurf'))
  const quota = await get<HTMLInputElement>(/^Pensum/)
  await typeInto(quota, '60 %')
  await act(async () => session.release())
  await press('Jetzt zeigen')
  await session.flush()
  expect(server.entries({ ids: id(9) }).entries[0]?.values).toMatchObject({
    ...{ 'title.de': 'Augenoptikerin EFZ', workQuota: '60 %', state: 'published' },
  })
  expect(text()).not.toContain('Das ist ein Entwurf')
  await act(async () => void session.undo())
  expect(text()).toContain('Das ist ein Entwurf')
})

test('what is typed for a new one stays after a failure, and a title of nothing is refused', async () => {
  const { press, get, isDown } = await open()
  await press('Stelle hinzufügen')
  await typeInto(await get<HTMLInputElement>('Titel'), 'Augenoptikerin')
  isDown.now = true
  await press('Hinzufügen')
  await waitFor(async () => expect((await get('Hinzufügen')).getAttribute('aria-busy')).toBeNull())
  expect((await get<HTMLInputElement>('Titel')).value).toBe('Augenoptikerin')
  expect(Object.values({ ...localStorage })).toContain('Augenoptikerin')
})

test('one that was added and could not be read then is not called «not added»: it is there once', async () => {
  const said = saidInToasts()
  const { press, get, text, session, called } = await open()
  vi.spyOn(session, 'loadEntries').mockRejectedValue(new TypeError('Failed to fetch'))
  await press('Stelle hinzufügen')
  await typeInto(await get<HTMLInputElement>('Titel'), 'Augenoptikerin')
  await press('Hinzufügen')
  await waitFor(() => expect(text()).toContain('Noch einmal versuchen'))
  expect(said).toEqual([])
  vi.mocked(session.loadEntries).mockRestore()
  await press('Noch einmal versuchen')
  await waitFor(() => expect(text()).toContain('Das ist ein Entwurf'))
  expect(called.filter((path) => path === 'entries/add')).toHaveLength(1)
})

function gate() {
  let open: () => void = () => undefined
  return { closed: new Promise<void>((resolve) => (open = resolve)), open: () => act(async () => open()) }
}

test('a new one that was cancelled on its way opens nothing, and whoever cancelled hears that it is there', async () => {
  const said = saidInToasts()
  const { press, get, text, held } = await open()
  await press('Stelle hinzufügen')
  await typeInto(await get<HTMLInputElement>('Titel'), 'Augenoptikerin')
  const { closed, open: letGo } = gate()
  held.now = closed
  await press('Hinzufügen')
  await press('Abbrechen')
  await letGo()
  await waitFor(() => expect(said.join()).toContain('«Augenoptikerin» war schon unterwegs'))
  expect(text()).not.toContain('Das ist ein Entwurf')
})

test('one that is removed on a slow network leaves the one alone that has been opened since', async () => {
  const { press, get, text, held, server } = await open({ jobs: [job('Augenoptikerin'), job('Lernende')] })
  await press(/^Augenoptikerin/)
  await get(/^Pensum/)
  const { closed, open: letGo } = gate()
  held.now = closed
  await press('Entfernen')
  await press(/^Alle/)
  await press(/^Lernende/)
  await get(/^Pensum/)
  await letGo()
  await waitFor(() => expect(server.entries({ ids: id(0) }).entries).toEqual([]))
  await act(async () => undefined)
  expect(document.querySelector('h3')?.textContent).toBe('Lernende')
  expect(text()).toContain('Pensum')
})

test('one is removed and brought back; one that somebody has changed meanwhile stays and is shown so', async () => {
  const { press, text, server, called } = await open({ jobs: [job('Augenoptikerin')] })
  await press(/^Augenoptikerin/)
  await press('Entfernen')
  await waitFor(() => expect(text()).toContain('«Augenoptikerin» ist entfernt.'))
  expect(called).toContain('entries/remove')
  await press('Rückgängig')
  await waitFor(() => expect(text()).not.toContain('ist entfernt'))
  await press(/^Augenoptikerin/)
  await waitFor(() => expect(text()).toContain('Pensum'))
  server.addEntry(id(9), job('Augenoptiker/in'))
  called.length = 0
  await press('Entfernen')
  await waitFor(() => expect(document.querySelector('h3')?.textContent).toBe('Augenoptiker/in'))
  expect(called).not.toContain('entries/remove')
})

test('what somebody else has changed meanwhile is put beside what was typed', async () => {
  const { press, get, session, server } = await open({ jobs: [job('Augenoptikerin')] })
  await press(/^Augenoptikerin/)
  const quota = await get<HTMLInputElement>(/^Pensum/)
  server.addEntry(id(0), job('Augenoptikerin', { workQuota: '100 %' }), 'Reto')
  await typeInto(quota, '60 %')
  await act(async () => session.release())
  expect(await session.flush()).toBe(false)
  expect(session.conflicts.getState().list[0]).toMatchObject({ mine: '60 %', theirs: '100 %' })
})
