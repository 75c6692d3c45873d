import { type SearchResult, searchSite } from '@blickfang/contract/api/v1/search.ts'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { v4 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPage } from '../../../testing/insert-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
  await cms.db.rows(sql`update bf_settings set values = '{"languages": {"default": "de", "active": ["de"]}}'`)
  for (const name of ['jobs', 'marketplace', 'businessSearch']) {
    await insertPage(cms.db, { values: { 'slug.de': v4(), 'name.de': 'Liste' }, groups: [{ name }] })
  }
})
afterAll(() => cms.stop())

/** In the order in which they shall come. */
const kinds = ['service', 'page', 'person', 'job', 'item', 'stop', 'business', 'legal'] as const
type Kind = (typeof kinds)[number]
type Depth = 'name' | 'description' | 'passage'
interface Text {
  readonly kind: Kind
  readonly depth: Depth
}

const order: Record<Kind, number> = { service: 1, page: 1, person: 2, job: 3, item: 3, stop: 4, business: 5, legal: 6 }
const deep: Record<Depth, number> = { name: 0, description: 1, passage: 2 }
const collections: Partial<Record<Kind, string>> = { service: 'service', person: 'team', stop: 'map' }

async function add({ kind, depth }: Text, word: string): Promise<string> {
  const name = `${kind} ${depth}`
  const titled = depth === 'name' ? `${name} ${word}` : name
  if (kind === 'business') {
    const city = depth === 'name' ? 'Chur' : word
    return post('/bf-businesses', { name: titled, branches: [{ zip: '7000', city, active: true }] })
  }
  if (kind === 'job') return post('/bf-job-offers', { title: `${name} ${word}` })
  if (kind === 'item') return post('/bf-market-items', { title: `${name} ${word}`, kind: 'offering', type: 'object' })
  const description = depth === 'description' ? `Alles zu ${word} an einem Ort.` : 'Nichts davon hier.'
  const words = depth === 'passage' ? `Erst etwas anderes. Dann steht ${word} in einem Satz. Und noch einer.` : 'Leer.'
  const { id } = await insertPage(cms.db, {
    values: { 'slug.de': v4(), 'name.de': titled, 'description.de': description },
    ...(kind === 'legal' && { role: 'terms' }),
    ...(collections[kind] && { collection: collections[kind] }),
    groups: [{ name: 'hero', fields: { title: { 'content.de': { text: words } } } }],
  })
  return id
}

async function post(path: string, body: object): Promise<string> {
  const answer = await cms.request({ method: 'POST', path, body })
  expect(answer.status).toBe(201)
  return answer.json.doc.id
}

async function clear(): Promise<void> {
  for (const table of ['bf_businesses', 'bf_job_offers', 'bf_market_items'])
    await cms.db.rows(sql.raw(`delete from ${table}`))
  await cms.db.rows(sql`delete from bf_pages where published->>'name.de' <> 'Liste'`)
}

const text = fc.record({
  kind: fc.constantFrom(...kinds.filter((kind) => kind !== 'legal')),
  depth: fc.constantFrom<Depth>('name', 'description', 'passage'),
})
const legal = fc.constantFrom<Text[]>(
  [],
  [{ kind: 'legal', depth: 'passage' }],
  [{ kind: 'legal', depth: 'description' }],
)
const corpus = fc
  .tuple(fc.array(text, { minLength: 2, maxLength: 9 }), legal)
  .chain(([texts, last]) => fc.shuffledSubarray([...texts, ...last], { minLength: texts.length + last.length }))

test('the shop’s own comes before everybody else’s, its names before its descriptions before its passages, and the law’s last', async () => {
  let round = 0
  await fc.assert(
    fc.asyncProperty(corpus, async (texts) => {
      await clear()
      const word = `Zwirbel${'abcdefghijklmnop'.charAt(round++ % 16)}`
      const added = new Map<string, Text>()
      for (const each of texts) added.set(await add(each, word), each)
      const { results } = (await cms.call(searchSite, { searchQuery: word, lang: 'de' }, null)).json as {
        results: SearchResult[]
      }
      expect(results.map(({ id }) => id).sort()).toEqual([...added.keys()].sort())
      const places = results.map(({ id }) => {
        const { kind, depth } = added.get(id) as Text
        const isPage = !['job', 'item', 'business'].includes(kind)
        return order[kind] * 10 + (isPage ? deep[depth] : 0)
      })
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }),
    { numRuns: 12 },
  )
})

test('who looks for a legal page by its name finds it among the shop’s own', async () => {
  await clear()
  await add({ kind: 'business', depth: 'name' }, 'Hausordnung')
  const id = await add({ kind: 'legal', depth: 'name' }, 'Hausordnung')
  const { results } = (await cms.call(searchSite, { searchQuery: 'Hausordnung', lang: 'de' }, null)).json
  expect(results[0].id).toBe(id)
})
