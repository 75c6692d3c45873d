import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import {
  countUnreadSubmissions,
  exportSubmissions,
  listSubmissions,
  markSubmissions,
  maxNotes,
  noteSubmission,
  removeSubmissionNote,
  removeSubmissions,
} from '@blickfang/contract/api/v1/forms/submissions.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
beforeEach(() => cms.db.rows(sql`delete from bf_submissions`))
afterAll(() => cms.stop())

/** An entry as a visitor has left it, so many minutes ago. */
async function enter(
  title: string,
  minutes: number,
  more: { values?: object; asked?: object; keepDays?: number } = {},
) {
  const [row] = await cms.db.rows<{ id: string }>(sql`
    insert into bf_submissions (form, key, title, locale, "values", asked, about, keep_days, created_at)
    values (${more.asked ? 'own' : 'contact'}, ${randomUUID()}, ${title}, 'fr', ${JSON.stringify(more.values ?? { vorname: title, email: 'anna@example.com' })}::jsonb,
      ${more.asked ? JSON.stringify(more.asked) : null}::jsonb, ${more.asked ? 'Bestellen' : null}, ${more.keepDays ?? null},
      now() - make_interval(mins => ${minutes})) returning id`)
  return row?.id ?? ''
}
const list = async (query: Record<string, string> = {}): Promise<{ json: AnswerOf<typeof listSubmissions> }> =>
  cms.call(listSubmissions, { language: 'de', ...query })
const titles = async (query: Record<string, string> = {}) => (await list(query)).json.entries.map(({ title }) => title)

test('entries are told newest first, in the words of their form, with where an answer goes and when they go', async () => {
  await enter('Anna', 5)
  await enter('Beat', 1, {
    values: { n: 'Beat', m: 'beat@example.com' },
    asked: [
      { id: 'n', kind: 'text', label: 'Name' },
      { id: 'm', kind: 'email', label: 'Mail' },
    ],
    keepDays: 3,
  })
  const { json } = await list()
  expect(json).toMatchObject({ total: 2, open: 2, unread: 2, next: null })
  const [beat, anna] = json.entries
  expect(beat).toMatchObject({
    title: 'Beat',
    form: 'Bestellen',
    email: 'beat@example.com',
    answers: [
      { label: 'Name', value: 'Beat' },
      { label: 'Mail', value: 'beat@example.com' },
    ],
  })
  const days = (entry: typeof beat) => (Date.parse(entry?.until ?? '') - Date.parse(entry?.at ?? '')) / 86_400_000
  expect(days(beat)).toBe(3)
  expect(anna).toMatchObject({ locale: 'fr', isRead: false, isAnswered: false, email: 'anna@example.com', notes: [] })
  expect(anna?.answers[0]).toEqual({ label: 'Vorname', value: 'Anna' })
  expect((await list({ language: 'fr' })).json.entries[1]?.answers[0]?.label).toBe('Prénom')
})

test('they come so many at once, each once, whatever is removed meanwhile; words and «open» narrow them', async () => {
  for (let index = 0; index < 7; index += 1) await enter(`Person ${index}`, index)
  const first = (await list({ limit: '3' })).json
  expect(first.entries).toHaveLength(3)
  const more = await titles({ limit: '3', after: first.next ?? '' })
  expect(more).toEqual(['Person 3', 'Person 4', 'Person 5'])
  expect(await titles({ search: 'PERSON 4' })).toEqual(['Person 4'])
  // What a field is called, and what a note is made of, nobody has written.
  for (const search of ['%', 'vorname', 'email', 'text', '"'])
    expect([search, await titles({ search })]).toEqual([search, []])
  expect(await titles({ search: 'anna@example 6' })).toEqual(['Person 6'])
  const ids = first.entries.map(({ id }) => id)
  expect((await cms.call(markSubmissions, { ids, isAnswered: true })).json.marked).toBe(3)
  expect(await titles({ isOpen: 'true' })).toEqual(['Person 3', 'Person 4', 'Person 5', 'Person 6'])
  expect((await list()).json).toMatchObject({ total: 7, open: 4, unread: 7 })
  expect((await cms.call(removeSubmissions, { ids })).json.removed).toBe(3)
  expect(await titles({ limit: '3', after: first.next ?? '' })).toEqual([])
})

test('a search finds what a person reads, and not the names under which it is kept', async () => {
  const values = {
    ort: 'Uster',
    email: 'anna@example.com',
    anrede: 'frau',
    themes: ['kontrolleKontaktlinsen'],
    total: 3100,
  }
  const anna = await enter('Anna', 5, { values: { ...values, bevorzugterTermin: '', fragenAnmerkungen: 'divers' } })
  await enter('Beat', 1, {
    values: { n: 'frau', l: ['Linse', 'Etui'] },
    asked: [{ id: 'n', kind: 'text', label: 'N' }],
  })
  await cms.call(noteSubmission, { id: anna, note: randomUUID(), text: 'bis Montag' })
  for (const search of ['Ort', 'Termin', 'themes', 'text', `${new Date().getUTCFullYear()}-`, ':', '['])
    expect([search, await titles({ search })]).toEqual([search, []])
  for (const search of ['uster', '3100', 'montag', 'Frau Kontrolle der Kontaktlinsen'])
    expect([search, await titles({ search })]).toEqual([search, ['Anna']])
  expect(await titles({ search: 'etui linse' })).toEqual(['Beat'])
  expect(await titles({ search: 'Madame', language: 'fr' })).toEqual(['Anna'])
  expect(await titles({ search: 'Contrôle des lentilles', language: 'fr' })).toEqual(['Anna'])
  expect(await titles({ search: 'Autre', language: 'fr' })).toEqual([])
  const { csv } = (await cms.call(exportSubmissions, { language: 'fr', search: 'lentilles' })).json
  expect([csv.includes('anna@example.com'), csv.includes('Etui')]).toEqual([true, false])
})

test('what was read is counted no more; to mark one thing leaves the other as it is', async () => {
  const id = await enter('Anna', 1)
  await cms.call(markSubmissions, { ids: [id], isRead: true })
  await cms.call(markSubmissions, { ids: [id, randomUUID()], isAnswered: true })
  expect((await list()).json.entries[0]).toMatchObject({ isRead: true, isAnswered: true })
  expect((await cms.call(countUnreadSubmissions, {})).json.unread).toBe(0)
  await cms.call(markSubmissions, { ids: [id], isRead: false })
  expect((await cms.call(countUnreadSubmissions, {})).json.unread).toBe(1)
})

test('notes of two people at the same moment are both there; one sent twice is one; they are found and exported', async () => {
  const id = await enter('Anna', 1)
  const note = randomUUID()
  const send = (text: string, as?: string, key = randomUUID()) => cms.call(noteSubmission, { id, note: key, text }, as)
  await Promise.all([send('angerufen'), send('  Brille liegt bereit ', cms.admin), send('zweimal', undefined, note)])
  const { notes }: AnswerOf<typeof noteSubmission> = (await send('zweimal', undefined, note)).json
  expect(notes.map(({ text }) => text).toSorted()).toEqual(['Brille liegt bereit', 'angerufen', 'zweimal'])
  expect(notes.every(({ by }) => by)).toBe(true)
  expect(await titles({ search: 'liegt bereit' })).toEqual(['Anna'])
  const { csv } = (await cms.call(exportSubmissions, { language: 'de' })).json
  expect(csv).toContain('"Notizen"')
  const at = wallTime(new Date((await list()).json.entries[0]?.at ?? ''), 'Europe/Zurich')
  expect(csv).toContain(`"${at.date} ${at.time}"`)
  expect((await cms.call(removeSubmissionNote, { id, note })).json.notes).toHaveLength(2)
  expect((await cms.call(removeSubmissionNote, { id, note })).json.notes).toHaveLength(2)
  for (let count = 2; count < maxNotes; count += 1) await send(`${count}`)
  expect((await send('zu viel')).status).toBe(400)
  expect((await cms.call(noteSubmission, { id: randomUUID(), note, text: 'x' })).status).toBe(404)
  expect((await send('   ')).status).toBe(400)
})

test('an entry takes its mails along, and visitors read, mark, note and remove nothing', async () => {
  const id = await enter('Anna', 1)
  await cms.db.rows(sql`
    insert into bf_mails ("to", subject, text, html, submission_id) values ('a@example.com', 'Anfrage', 'x', 'x', ${id})`)
  for (const [endpoint, input] of [
    [listSubmissions, { language: 'de' }],
    [countUnreadSubmissions, {}],
    [exportSubmissions, { language: 'de' }],
    [markSubmissions, { ids: [id], isRead: true }],
    [noteSubmission, { id, note: randomUUID(), text: 'x' }],
    [removeSubmissionNote, { id, note: randomUUID() }],
    [removeSubmissions, { ids: [id] }],
  ] as const)
    expect((await cms.call(endpoint as typeof removeSubmissions, input as never, null)).status).toBe(401)
  expect(await titles()).toEqual(['Anna'])
  await cms.call(removeSubmissions, { ids: [id] })
  expect(await cms.db.rows(sql`select 1 from bf_mails`)).toEqual([])
})
