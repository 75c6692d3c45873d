import { deleteMedia } from '@blickfang/contract/api/v1/media.ts'
import { searchSite } from '@blickfang/contract/api/v1/search.ts'
import type { SourceAnswer } from '@blickfang/contract/kernel/source.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { jobs } from '@blickfang/contract/sources/jobs/source.ts'
import { marketItems } from '@blickfang/contract/sources/market-items/source.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPage } from '../../testing/insert-page.ts'
import { getPageView } from '../operations/page/get-page-view.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
let branch: string
let staffMember: string

const text = (words: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: null,
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: null,
        textFormat: 0,
        textStyle: '',
        children: [{ type: 'text', text: words, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
})

async function create(path: string, body: object): Promise<string> {
  const answer = await cms.request({ method: 'POST', path, body })
  expect(answer.status).toBe(201)
  return answer.json.doc.id
}

async function shown(name: 'jobs' | 'marketItems', locale: 'de' | 'fr' = 'de', draft = false) {
  const actor = { id: null, role: draft ? ('optician' as const) : ('visitor' as const) }
  const slug = name === 'jobs' ? 'stellen' : 'marktplatz'
  const page = await getPageView({ locale, collection: null, slug, draft }, { db: cms.db, actor })
  const answer = page?.sources.find((source: SourceAnswer) => source.name === name)
  return (name === 'jobs' ? jobs : marketItems).schema.parse(answer?.data)
}
const titles = async (...asked: Parameters<typeof shown>) => (await shown(...asked)).map(({ title }) => title)
const found = async (searchQuery: string, lang = 'de') =>
  (await cms.call(searchSite, { searchQuery, lang }, null)).json.results

beforeAll(async () => {
  cms = await startCms()
  await cms.db.rows(sql`update bf_settings set values = '{"languages": {"default": "de", "active": ["de", "fr"]}}'`)
  const names = (slug: string) => ({ 'slug.de': slug, 'slug.fr': slug, 'name.de': slug, 'name.fr': slug })
  await insertPage(cms.db, { values: names('stellen'), groups: [{ name: 'jobs' }] })
  await insertPage(cms.db, { values: names('marktplatz'), groups: [{ name: 'marketplace' }] })
  branch = await create('/bf-branches', { name: 'Winterthur', city: 'Winterthur', zip: '8400' })
  staffMember = await create('/bf-staff', { firstName: 'Marta', lastName: 'Lindenmann', branch })
  await create('/bf-job-offers', {
    title: 'Werkstattleitung',
    workQuota: '80–100 %',
    text: text('Sie schleifen Gläser.'),
    branch,
    staffMember,
  })
  await create('/bf-job-offers', { title: 'Entwurf einer Stelle', state: 'draft' })
  await create('/bf-job-offers', { title: 'Abgelegte Stelle', state: 'archived' })
  await create('/bf-job-offers', { title: 'Gestrige Stelle', lastDay: new Date(Date.now() - 86_400_000).toISOString() })
})
afterAll(() => cms.stop())

test('visitors and editors see the jobs that are open, with their shop and contact, and no others', async () => {
  expect(await shown('jobs')).toEqual([
    expect.objectContaining({
      title: 'Werkstattleitung',
      workQuota: '80–100 %',
      branch: expect.objectContaining({ name: 'Winterthur', zip: '8400' }),
      contact: expect.objectContaining({ name: 'Marta Lindenmann' }),
      ends: null,
    }),
  ])
  expect(await titles('jobs', 'de', true)).toEqual(['Werkstattleitung'])
})

test('a job is shown until the end of its last day in Switzerland, and the page knows that moment', async () => {
  const id = await create('/bf-job-offers', { title: 'Heute noch', lastDay: new Date().toISOString() })
  const job = (await shown('jobs')).find(({ title }) => title === 'Heute noch')
  const ends = new Date(job?.ends ?? '')
  expect(wallTime(ends, 'Europe/Zurich').time).toBe('00:00')
  expect(jobs.ages).toMatchObject({ moment: expect.any(Function) })
  expect(ends.getTime()).toBeGreaterThan(Date.now())
  expect(ends.getTime() - Date.now()).toBeLessThanOrEqual(25 * 3_600_000)
  await cms.request({ method: 'DELETE', path: `/bf-job-offers/${id}` })
})

test.each([
  ['job-offers', { title: 'Neu' }],
  ['market-items', { title: 'Neu', kind: 'offering', type: 'object' }],
])('a change of %s lets go of the pages that show them, before it is answered', async (collection, body) => {
  cms.told.length = 0
  const id = await create(`/bf-${collection}`, body)
  expect(cms.told).toEqual([`collection:${collection}`])
  await cms.request({ method: 'PATCH', path: `/bf-${collection}/${id}`, body: { title: 'Anders' } })
  await cms.request({ method: 'DELETE', path: `/bf-${collection}/${id}` })
  expect(cms.told).toHaveLength(3)
})

test('a change of the contact person shows on the pages that name it', async () => {
  cms.told.length = 0
  await cms.request({ method: 'PATCH', path: `/bf-staff/${staffMember}`, body: { phone: '052 212 47 31' } })
  expect(cms.told).toEqual(['collection:job-offers', 'collection:market-items'])
})

test('a language without words of its own reads those of the first language', async () => {
  const id = await create('/bf-job-offers', { title: 'Lernende' })
  expect(await titles('jobs', 'fr')).toContain('Lernende')
  await cms.request({ method: 'PATCH', path: `/bf-job-offers/${id}?locale=fr`, body: { title: 'Apprentie' } })
  expect(await titles('jobs', 'fr')).toContain('Apprentie')
  expect(await titles('jobs')).toContain('Lernende')
})

test('adverts say what they are, with their price', async () => {
  await create('/bf-market-items', {
    title: 'Phoropter',
    kind: 'offering',
    type: 'object',
    cost: 1800,
    askingPrice: true,
  })
  await create('/bf-market-items', { title: 'Kinderfassungen', kind: 'searching', type: 'frame' })
  expect(await shown('marketItems')).toEqual([
    expect.objectContaining({ title: 'Kinderfassungen', kind: 'searching', type: 'frame', cost: null }),
    expect.objectContaining({ title: 'Phoropter', cost: 1800, askingPrice: true, toBePickedUp: false }),
  ])
})

test('the site’s search finds jobs and adverts by their words and leads to them, and none that is over', async () => {
  expect(await found('schleifen')).toEqual([
    expect.objectContaining({ kind: 'job', href: expect.stringMatching(/^\/de\/stellen#e-[0-9a-f]{12}$/) }),
  ])
  expect(await found('Phoropter')).toMatchObject([{ kind: 'item', href: expect.stringContaining('/de/marktplatz#') }])
  expect(await found('Gestrige')).toEqual([])
  expect(await found('Entwurf')).toEqual([])
  expect(await found('Apprentie', 'fr')).toHaveLength(1)
  expect(await found('Lernende', 'fr')).toEqual([])
})

test('a picture of a job is in use, and cannot be deleted', async () => {
  const [media] = await cms.db.rows<{ id: string }>(
    sql`insert into bf_media (media_type, original_filename, filename, mime_type, bucket_folder, object_id, extension)
      values ('image', 'Werkstatt', 'werkstatt.png', 'image/png', '', 'werkstatt', 'png') returning id`,
  )
  const id = await create('/bf-job-offers', { title: 'Mit Bild', images: [media?.id] })
  expect((await shown('jobs')).find((job) => job.id === id)?.images).toMatchObject([{ id: media?.id }])
  const refused = await cms.call(deleteMedia, { mediaId: media?.id ?? '' })
  expect([refused.status, JSON.stringify(refused.json)]).toEqual([409, expect.stringContaining('Mit Bild')])
})

test.each(['job-offers', 'market-items'])('nobody without a session reads or writes %s', async (collection) => {
  const read = await cms.request({ method: 'GET', path: `/bf-${collection}`, as: null })
  const write = await cms.request({ method: 'POST', path: `/bf-${collection}`, body: { title: 'x' }, as: null })
  expect([read.status, write.status]).toEqual([403, 403])
})
