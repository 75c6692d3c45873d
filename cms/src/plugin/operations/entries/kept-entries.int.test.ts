import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { addKeptEntry, listKeptEntries, removeKeptEntry } from '@blickfang/contract/api/v1/entries/kept-entries.ts'
import { saveValues } from '@blickfang/contract/api/v1/values.ts'
import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import type { EntryValues } from '@blickfang/contract/entries/entry-values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { saveEntryValue } from './save-entry-value.ts'

let cms: TestCms
let branch: string
beforeAll(async () => {
  cms = await startCms()
  const { json } = await cms.request({ method: 'POST', path: '/bf-branches', body: { name: 'Optik Lindenhof' } })
  branch = json.doc.id
})
beforeEach(async () => {
  await cms.db.rows(sql`delete from bf_job_offers`)
  await cms.db.rows(sql`delete from bf_market_items`)
})
afterAll(() => cms.stop())

type Listed = AnswerOf<typeof listKeptEntries>

async function add(values: EntryValues, collection = 'job-offers') {
  const { status, json } = await cms.call(addKeptEntry, { collection, values })
  expect([status, json.code]).toEqual([200, undefined])
  return (json as AnswerOf<typeof addKeptEntry>).entry
}
const list = async (query: Record<string, string> = {}): Promise<Listed> =>
  (await cms.call(listKeptEntries, { collection: 'job-offers', lang: 'de', ...query })).json
const read = async (id: string) => {
  const { entries }: Listed = (await cms.call(listKeptEntries, { ids: id, lang: 'de' })).json
  return entries[0]
}
async function save(id: string, key: string, value: Json, base?: number) {
  const rev = base ?? (await read(id))?.revs[key] ?? 0
  return (await cms.call(saveValues, [{ itemType: 'entry', id, key, value, base: rev }])).json.answers[0]
}
const titles = async (query?: Record<string, string>) =>
  (await list(query)).entries.map(({ values }) => values['title.de'])

test('a job is added in two languages, filled in value by value as the admin does, and pages are made anew', async () => {
  cms.told.length = 0
  const { id } = await add({ 'title.de': 'Augenoptikerin EFZ', 'title.fr': 'Opticienne CFC', state: 'draft' })
  expect(cms.told).toContain('collection:job-offers')
  const text = toRichText('Sie beraten gern.')
  expect(await save(id, 'text.fr', text as unknown as Json)).toMatchObject({ success: true, itemStatus: null })
  expect(await save(id, 'workQuota', '80–100 %')).toMatchObject({ success: true, made: {} })
  expect(await save(id, 'branch', branch)).toMatchObject({ success: true, made: {} })
  expect(await save(id, 'lastDay', '2999-03-01')).toMatchObject({ success: true, made: {} })
  cms.told.length = 0
  expect(await save(id, 'state', 'published')).toMatchObject({ success: true, made: {} })
  expect(cms.told).toContain('collection:job-offers')
  expect((await read(id))?.values).toMatchObject({
    ...{ 'title.de': 'Augenoptikerin EFZ', 'title.fr': 'Opticienne CFC', workQuota: '80–100 %', branch },
    ...{ lastDay: '2999-03-01', state: 'published', images: [] },
  })
  const french = (await cms.request({ method: 'GET', path: `/bf-job-offers/${id}?locale=fr&depth=0` })).json
  expect(french).toMatchObject({ title: 'Opticienne CFC', workQuota: '80–100 %', branch, state: 'published' })
  expect(JSON.stringify(french.text)).toContain('Sie beraten gern.')
  expect((await list()).branches).toEqual([{ id: branch, label: 'Optik Lindenhof' }])
})

test('who has seen an older value is told of both, whoever wrote it; the same again is right; other values stand alone', async () => {
  const { id, revs } = await add({ 'title.de': 'Augenoptikerin' })
  expect(await save(id, 'workQuota', '80 %', revs.workQuota)).toMatchObject({ success: true })
  const refused = await save(id, 'workQuota', '100 %', revs.workQuota)
  expect(refused).toMatchObject({
    ...{ success: false, status: 409, code: 'CONFLICT' },
    conflict: [{ key: 'workQuota', value: '80 %', rev: (await read(id))?.revs.workQuota }],
  })
  expect(await save(id, 'workQuota', '80 %', revs.workQuota)).toMatchObject({ success: true })
  expect(await save(id, 'title.de', 'Augenoptiker', revs['title.de'])).toMatchObject({ success: true })
  await cms.request({ method: 'PATCH', path: `/bf-job-offers/${id}?locale=de`, body: { title: 'Aus der Verwaltung' } })
  expect(await save(id, 'title.de', 'Meister', revs['title.de'])).toMatchObject({ success: false, code: 'CONFLICT' })
  expect((await read(id))?.values['title.de']).toBe('Aus der Verwaltung')
})

test('of two people who change a value at the same moment one is told of the other', async () => {
  const { id, revs } = await add({ 'title.de': 'Augenoptikerin' })
  const both = await Promise.all(['60 %', '80 %'].map((quota) => save(id, 'workQuota', quota, revs.workQuota)))
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(both.find(({ success }) => !success)).toMatchObject({ code: 'CONFLICT' })
})

test.each([
  ['title.de', '  '],
  ['title.de', null],
  ['title', 'x'],
  ['title.xx', 'x'],
  ['workQuota', 'x'.repeat(61)],
  ['state', 'gone'],
  ['lastDay', 'morgen'],
  ['images', ['7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11']],
  ['branch', '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'],
  ['text.de', { root: { type: 'root', children: [{ type: 'script' }] } }],
  ['text.it', toRichText('Senza titolo') as unknown as Json],
  ['createdAt', '2020-01-01'],
] as const)('%s takes no %j: nothing is changed', async (key, value) => {
  const { id, values } = await add({ 'title.de': 'Augenoptikerin' })
  expect(await save(id, key, value as Json)).toMatchObject({ success: false, status: 400, code: 'INVALID' })
  expect((await read(id))?.values).toEqual(values)
})

test('a name in a further language goes again, as undo takes it, and stays where words there need it', async () => {
  const { id, values, revs } = await add({ 'title.de': 'Augenoptikerin', workQuota: '80 %' })
  expect(await save(id, 'title.fr', 'Opticienne', revs['title.fr'])).toMatchObject({ success: true })
  const { revs: named } = (await read(id)) ?? {}
  expect(await save(id, 'title.fr', null, revs['title.fr'])).toMatchObject({ success: false, code: 'CONFLICT' })
  expect(await save(id, 'text.fr', toRichText('Elle conseille.') as unknown as Json)).toMatchObject({ success: true })
  expect(await save(id, 'title.fr', null)).toMatchObject({ success: false, code: 'INVALID' })
  expect(await save(id, 'text.fr', null)).toMatchObject({ success: true })
  cms.told.length = 0
  expect(await save(id, 'title.fr', null, named?.['title.fr'])).toMatchObject({ success: true, made: {} })
  expect(cms.told).toContain('collection:job-offers')
  expect(await read(id)).toMatchObject({ values, revs })
  expect((await read(id))?.values).toEqual(values)
  expect(await save(id, 'title.fr', null)).toMatchObject({ success: true })
  expect(await save(id, 'title.de', null)).toMatchObject({ success: false, code: 'INVALID' })
  expect(await save(id, 'title.fr', 'Opticienne')).toMatchObject({ success: true })
  expect(await save(id, 'title.de', null)).toMatchObject({ success: true })
  expect((await read(id))?.values).toEqual({ ...values, 'title.de': undefined, 'title.fr': 'Opticienne' })
})

test('what is not right adds nothing', async () => {
  for (const values of [
    {},
    { workQuota: '80 %' },
    { 'title.de': '' },
    { 'title.de': 'Gut', state: 'gone' },
    { 'title.de': 'Gut', 'title.fr': ' ' },
    { 'title.de': 'Gut', branch: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11' },
  ])
    expect((await cms.call(addKeptEntry, { collection: 'job-offers', values })).status).toBe(400)
  expect((await list()).total).toBe(0)
})

test('lists come twenty at once, newest first, with drafts; words find titles in any language', async () => {
  for (let index = 0; index < 22; index += 1)
    await add({ 'title.de': `Stelle ${index}`, ...(index === 3 && { 'title.fr': 'Poste trois' }) })
  const first = await list()
  expect(first).toMatchObject({ total: 22, pages: 2 })
  expect(first.entries).toHaveLength(20)
  expect(first.entries[0]?.values['title.de']).toBe('Stelle 21')
  expect(await titles({ page: '2' })).toEqual(['Stelle 1', 'Stelle 0'])
  expect(await titles({ search: 'POSTE trois' })).toEqual(['Stelle 3'])
  expect(await titles({ search: '%' })).toEqual([])
  expect(await titles({ collection: 'market-items' })).toEqual([])
})

test('an entry is removed as it was seen; one that somebody has changed since stays; gone is gone', async () => {
  const { id, revs } = await add({ 'title.de': 'Augenoptikerin' })
  await save(id, 'workQuota', '80 %')
  const remove = (seen: object) => cms.call(removeKeptEntry, { collection: 'job-offers', id, revs: seen as never })
  expect(await remove(revs)).toMatchObject({
    status: 409,
    json: { code: 'CONFLICT', conflict: [{ key: 'workQuota' }] },
  })
  expect(await read(id)).toBeDefined()
  cms.told.length = 0
  expect((await remove((await read(id))?.revs ?? {})).status).toBe(200)
  expect(cms.told).toContain('collection:job-offers')
  expect((await remove({})).status).toBe(200)
  expect(await read(id)).toBeUndefined()
  expect(await save(id, 'workQuota', '90 %', 1)).toMatchObject({ success: false, status: 404, what: 'entry' })
})

test('an advert has its price, its kind and its ticks', async () => {
  const { id, values } = await add({ 'title.de': 'Phoropter' }, 'market-items')
  expect(values).toMatchObject({ kind: 'offering', type: 'object', askingPrice: false, state: 'published' })
  expect(await save(id, 'cost', 49.5)).toMatchObject({ success: true, made: {} })
  expect(await save(id, 'askingPrice', true)).toMatchObject({ success: true, made: {} })
  expect(await save(id, 'cost', -1)).toMatchObject({ success: false, code: 'INVALID' })
  expect((await read(id))?.values).toMatchObject({ cost: 49.5, askingPrice: true })
  expect(await save(id, 'cost', null)).toMatchObject({ success: true })
  expect((await read(id))?.values.cost).toBeUndefined()
})

test('visitors list, add, change and remove nothing, over whichever door', async () => {
  const { id, revs } = await add({ 'title.de': 'Augenoptikerin' })
  const calls = [
    cms.call(listKeptEntries, { collection: 'job-offers', lang: 'de' }, null),
    cms.call(addKeptEntry, { collection: 'job-offers', values: { 'title.de': 'x' } }, null),
    cms.call(removeKeptEntry, { collection: 'job-offers', id, revs }, null),
    cms.call(saveValues, [{ itemType: 'entry', id, key: 'title.de', value: 'x', base: 0 }] as never, null),
  ]
  for (const call of calls) expect((await call).status).toBe(401)
  const visitor = { id: null, role: 'visitor' } as const
  const write = async () =>
    saveEntryValue(
      { payload: cms.payload, actor: visitor },
      { id, key: 'workQuota', value: 'x', base: revs.workQuota ?? 0 },
    )
  await expect(write()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect((await list()).total).toBe(1)
})

test('a form of the admin writes what its person has changed, not what the panel has changed since; both is refused', async () => {
  const text = toRichText('Sie beraten gern.') as unknown as Json
  const { id } = await add({ 'title.de': 'Augenoptikerin', 'text.de': text, lastDay: '2999-03-01' })
  const path = `/bf-job-offers/${id}?locale=de&depth=0`
  const form = (await cms.request({ method: 'GET', path })).json
  await save(id, 'workQuota', '80 %')
  const sent = { ...form, title: 'Augenoptiker/in' }
  expect((await cms.request({ method: 'PATCH', path, body: sent })).status).toBe(200)
  expect((await read(id))?.values).toMatchObject({ 'title.de': 'Augenoptiker/in', workQuota: '80 %', 'text.de': text })
  const both = await cms.request({ method: 'PATCH', path, body: { ...form, workQuota: '60 %' } })
  expect(both.status).toBe(409)
  expect((await read(id))?.values).toMatchObject({ workQuota: '80 %', lastDay: '2999-03-01' })
})

test('a business has its branches in rows; what the admin alone knows of one stays', async () => {
  const { id } = await add({ name: 'Linsenwerk' }, 'businesses')
  const row = {
    ...{ id: 'a1', active: true, street: 'Marktgasse 47', zip: '8400', city: 'Winterthur', phone: '', email: '' },
    ...{ website: 'https://linsenwerk.ch', ownBranch: branch, periods: [{ day: 1, open: '09:00', close: '12:00' }] },
  }
  expect(await save(id, 'branches', [row])).toMatchObject({ success: true, made: {} })
  const special = [{ date: '2999-12-24', open: '09:00', close: '12:00', note: 'Heiligabend' }]
  const path = `/bf-businesses/${id}?depth=0`
  const form = (await cms.request({ method: 'GET', path })).json
  const sent = { ...form, branches: [{ ...form.branches[0], special }] }
  expect((await cms.request({ method: 'PATCH', path, body: sent })).status).toBe(200)
  cms.told.length = 0
  expect(await save(id, 'branches', [{ ...row, city: 'Töss' }])).toMatchObject({ success: true, made: {} })
  expect(cms.told).toContain('collection:businesses')
  expect((await cms.request({ method: 'GET', path })).json.branches).toMatchObject([
    { id: 'a1', city: 'Töss', special },
  ])
  for (const wrong of [[{ ...row, phone: '---' }], [{ ...row, special }], [{ ...row, id: '' }], {}])
    expect(await save(id, 'branches', wrong as Json)).toMatchObject({ success: false, code: 'INVALID' })
  const copy = await add({ name: 'Ärmelkanal', branches: [row] }, 'businesses')
  expect(copy.values.branches).toMatchObject([{ city: 'Winterthur' }])
  expect((await read(id))?.values.branches).toMatchObject([{ id: 'a1', city: 'Töss' }])
  const names = (await list({ collection: 'businesses' })).entries.map(({ values }) => values.name)
  expect(names.filter((name) => name === 'Linsenwerk' || name === 'Ärmelkanal')).toHaveLength(2)
})
