import { listBusinesses } from '@blickfang/contract/api/v1/business.ts'
import type { Directory } from '@blickfang/contract/sources/directory/source.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertBusinesses, makeBusinesses, withTypo } from '../../../testing/make-businesses.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
const branch = (zip: string, city: string, more = {}) => ({ zip, city, active: true, ...more })

async function create(name: string, more: object): Promise<string> {
  const answer = await cms.request({ method: 'POST', path: '/bf-businesses', body: { name, ...more } })
  expect(answer.status).toBe(201)
  return answer.json.doc.id
}
const list = async (query: Record<string, string> = {}): Promise<Directory> =>
  (await cms.call(listBusinesses, { lang: 'de', ...query }, null)).json
const names = async (query: Record<string, string> = {}) => (await list(query)).businesses.map(({ name }) => name)

beforeAll(async () => {
  cms = await startCms()
  await create('Ärni Optik', { branches: [branch('8000', 'Zürich')], gesundheitsoptik: true })
  await create('Amsler Brillen', { branches: [branch('8400', 'Winterthur')], frequentlens: true })
  await create('Zoom Optik', { branches: [branch('3000', 'Bern'), branch('8400', 'Winterthur', { active: false })] })
  await create('4 Augen', { branches: [branch('9000', 'St. Gallen')], gesundheitsoptik: true, frequentlens: true })
  await create('Verborgen Optik', { branches: [branch('6000', 'Luzern', { active: false })] })
})
afterAll(() => cms.stop())

test('businesses stand in the order of their names, Ä under A, digits under #; none without an active branch', async () => {
  expect(await list()).toMatchObject({
    total: 4,
    letters: ['A', 'Z', '#'],
    businesses: [
      { name: '4 Augen', letter: '#' },
      { name: 'Amsler Brillen', letter: 'A' },
      { name: 'Ärni Optik', letter: 'A' },
      { name: 'Zoom Optik', letter: 'Z', branches: [{ city: 'Bern' }] },
    ],
  })
})

test('a letter counts its own businesses, and knows the other letters', async () => {
  expect(await list({ letter: 'A' })).toMatchObject({ total: 2, letters: ['A', 'Z', '#'] })
  expect(await list({ letter: 'A', programs: 'frequentlens' })).toMatchObject({ total: 1, letters: ['A', '#'] })
  expect(await list({ letter: 'Q' })).toMatchObject({ total: 0, letters: ['A', 'Z', '#'], businesses: [] })
})

test.each<[Record<string, string>, string[]]>([
  [{ letter: 'A' }, ['Amsler Brillen', 'Ärni Optik']],
  [{ letter: '#' }, ['4 Augen']],
  [{ letter: 'Q' }, []],
  [{ programs: 'gesundheitsoptik' }, ['4 Augen', 'Ärni Optik']],
  [{ programs: 'frequentlens' }, ['4 Augen', 'Amsler Brillen']],
  [{ programs: 'gesundheitsoptik,frequentlens' }, ['4 Augen', 'Amsler Brillen', 'Ärni Optik']],
  [{ search: 'amsler' }, ['Amsler Brillen']],
  [{ search: 'WINTERTHUR' }, ['Amsler Brillen']],
  [{ search: '8400' }, ['Amsler Brillen']],
  [{ search: 'zuri' }, ['Ärni Optik']],
  [{ search: 'gallen' }, ['4 Augen']],
  [{ search: 'sler' }, ['Amsler Brillen']],
  [{ search: 'Amslre' }, ['Amsler Brillen']],
  [{ search: 'arni' }, ['Ärni Optik']],
  [{ search: 'optik bern' }, ['Zoom Optik']],
  [{ search: 'optik', programs: 'gesundheitsoptik' }, ['Ärni Optik']],
  [{ search: 'Luzern' }, []],
  [{ search: 'Quantencomputer' }, []],
  [{ search: '!?' }, []],
])('%j lists %j', async (query, wanted) => {
  expect(await names(query)).toEqual(wanted)
})

test('a change in the admin is found at once, under its new name alone, and lets go of the pages that show it', async () => {
  const id = await create('Vorher Optik', { branches: [branch('7000', 'Chur')] })
  cms.told.length = 0
  await cms.request({ method: 'PATCH', path: `/bf-businesses/${id}`, body: { name: 'Nachher Optik' } })
  expect(cms.told).toEqual(['collection:businesses'])
  expect([await names({ search: 'Nachher' }), await names({ search: 'Vorher' })]).toEqual([['Nachher Optik'], []])
  await cms.request({ method: 'DELETE', path: `/bf-businesses/${id}` })
  expect(await names({ search: 'Nachher' })).toEqual([])
})

test('hours after midnight are kept as they were typed', async () => {
  const periods = [{ day: 5, open: '18:00', close: '01:00' }]
  const id = await create('Nachtoptik', { branches: [branch('4000', 'Basel', { periods })] })
  expect((await list({ search: 'Nachtoptik' })).businesses[0]?.branches[0]?.periods).toEqual(periods)
  await cms.request({ method: 'DELETE', path: `/bf-businesses/${id}` })
})

test.each<Record<string, string>>([
  { search: 'x'.repeat(101) },
  { letter: 'AB' },
  { letter: 'ä' },
  { programs: 'andere' },
  { programs: 'x'.repeat(100) },
  { page: '0' },
  { page: '401' },
  { page: 'zwei' },
  { lang: 'xx' },
  { draft: 'true' },
])('%j is refused', async (query) => {
  expect((await cms.call(listBusinesses, { lang: 'de', ...query }, null)).status).toBe(400)
})

test.each([
  "'); drop table bf_businesses; --",
  '%%%___',
  "''''",
  '\\\\',
  '& | ! ( ) :* <->',
  'a b c d e f g h i',
  '🦉🦉',
])('signs that mean something elsewhere are words like any: %s', async (search) => {
  expect((await cms.call(listBusinesses, { lang: 'de', search }, null)).status).toBe(200)
})

describe('among 10,000', () => {
  const made = makeBusinesses(10_000)
  beforeAll(() => insertBusinesses(cms.payload.db.pool, made))

  test('a business is among the first ten though its name has a typo, 98 times of 100', async () => {
    const asked = made.filter((_, index) => index % 50 === 0)
    const found = await Promise.all(
      asked.map(async ({ name }, index) =>
        (await names({ search: withTypo(name, index) })).slice(0, 10).includes(name),
      ),
    )
    expect(found.filter(Boolean).length / asked.length).toBeGreaterThanOrEqual(0.98)
  })

  test('pages follow each other without a gap and without the same one twice', async () => {
    const first = await list({ letter: 'M' })
    const all = [first.businesses]
    for (let page = 2; page <= first.pages; page++)
      all.push((await list({ letter: 'M', page: String(page) })).businesses)
    const ids = all.flat().map(({ id }) => id)
    expect(ids).toHaveLength(first.total)
    expect(new Set(ids).size).toBe(first.total)
  })

  test('what is kept of each business is what keeping it anew would say', async () => {
    const texts = () =>
      cms.db.rows(sql`select business_id, sort_key, letter, words from bf_business_texts order by business_id`)
    const kept = await texts()
    await cms.db.rows(sql`select keep_business_texts(array(select id from bf_businesses))`)
    expect(await texts()).toEqual(kept)
  })
})

test('an entry that names a branch of the shop has its hours, and its own again once that branch is gone', async () => {
  const { json } = await cms.request({
    method: 'POST',
    path: '/bf-branches',
    body: {
      name: 'Optik Lindenhof',
      periods: [{ day: 1, open: '13:30', close: '18:30' }],
      special: [
        { date: '2026-12-24', open: '09:00', close: '12:00', noteByLanguage: { de: 'Heiligabend', fr: 'Noël' } },
      ],
    },
  })
  const hours = { periods: [{ day: 2, open: '09:00', close: '12:00' }], ownBranch: json.doc.id }
  await create('Xaver Optik', { branches: [branch('8400', 'Winterthur', hours)] })
  const shown = async (query: Record<string, string>) => (await list(query)).businesses[0]?.branches
  for (const [lang, note] of [
    ['de', 'Heiligabend'],
    ['fr', 'Noël'],
  ] as const)
    expect(await shown({ search: 'xaver', lang })).toMatchObject([
      {
        periods: [{ day: 1, open: '13:30', close: '18:30' }],
        special: [{ date: '2026-12-24', open: '09:00', close: '12:00', note }],
      },
    ])
  expect(await shown({ letter: 'X' })).toMatchObject([{ periods: [{ day: 1 }] }])
  await cms.request({ method: 'DELETE', path: `/bf-branches/${json.doc.id}` })
  expect(await shown({ letter: 'X' })).toMatchObject([{ periods: [{ day: 2 }], special: [] }])
})
