import { readFileSync } from 'node:fs'
import pg from 'pg'
import { apiAddress } from '../../shared/contract/src/api/api-address.ts'
import { ms, quantile } from '../quantile.ts'
import { addPages } from '../size/add-pages.ts'
import { type Stack, startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const sizes = [20, 200, 2_000, 20_000] as const
const warmUp = 5
const rounds = 15
/** Lists are compared from the size on at which their first part is full. */
const fullFrom = 200
const maxGrowth = 2
const document = readFileSync('web/src/cms/operations.generated.graphql', 'utf8')
const page = { locale: 'de', collection: null, slug: 'seite-7', draft: false }

interface Site {
  readonly stack: Stack
  readonly client: pg.Client
}

interface Measured {
  readonly name: string
  readonly run: (site: Site) => Promise<number>
  /** Share of the answer that grows with the site: nothing, a part of a list, or all of it. */
  readonly shows: 'one' | 'part' | 'all'
}

/** Measurements at each size; `run` returns the bytes that came. */
const measures: readonly Measured[] = [
  { name: '{ __typename } (floor)', shows: 'one', run: ({ stack }) => query(stack, { query: '{ __typename }' }) },
  { name: 'page view, uncached', shows: 'one', run: ({ stack }) => ask(stack, 'PageBySlug', page) },
  { name: 'site view', shows: 'one', run: ({ stack }) => ask(stack, 'Site', { locale: 'de', draft: false }) },
  {
    name: 'editor document',
    shows: 'one',
    run: ({ stack }) => get(stack, `${apiAddress('getDocument')}?slug=seite-7&lang=de`),
  },
  {
    name: 'pages panel, first answer',
    shows: 'part',
    run: ({ stack }) => get(stack, `${apiAddress('listPageSections')}?limit=51`),
  },
  {
    name: 'search in the panel',
    shows: 'one',
    run: ({ stack }) => get(stack, `${apiAddress('listPageSections')}?search=impressum`),
  },
  { name: "admin's list of pages", shows: 'part', run: ({ stack }) => get(stack, '/admin/collections/bf-pages') },
  {
    name: "search in the admin's list",
    shows: 'one',
    run: ({ stack }) => get(stack, '/admin/collections/bf-pages?find=impressum'),
  },
  { name: 'publish of one page', shows: 'one', run: publish },
  { name: 'sitemap, anew', shows: 'all', run: sitemap },
]

/** How much each thing takes on a site of 20, 200, 2,000 and 20,000 pages, in one run: it should not grow, but for what lists all of them. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  const found = new Map<string, { times: number[]; bytes: number[] }>()
  try {
    let before = 0
    for (const size of sizes) {
      await addPages(client, before, size)
      before = size
      for (const measure of measures) {
        const { time, bytes } = await timesOf(measure, { stack, client })
        const { times, bytes: all } = found.get(measure.name) ?? { times: [], bytes: [] }
        found.set(measure.name, { times: [...times, time], bytes: [...all, bytes] })
      }
    }
  } finally {
    await client.end()
    await stack.stop()
  }
  return tableOf(found)
}

async function timesOf({ run }: Measured, site: Site): Promise<{ time: number; bytes: number }> {
  const samples: number[] = []
  let bytes = 0
  for (let round = 0; round < warmUp + rounds; round++) {
    const begin = performance.now()
    bytes = await run(site)
    if (round >= warmUp) samples.push(performance.now() - begin)
  }
  return { time: quantile(samples, 0.5), bytes }
}

function tableOf(found: ReadonlyMap<string, { times: readonly number[]; bytes: readonly number[] }>): Table {
  const results = measures.map(({ name, shows }) => {
    const { times = [], bytes = [] } = found.get(name) ?? {}
    const base = shows === 'part' ? (sizes as readonly number[]).indexOf(fullFrom) : 0
    return { name, shows, times, bytes, growth: (times.at(-1) ?? 0) / (times[base] ?? 1) }
  })
  return {
    name: 'site-size',
    columns: ['p50 ms (kB)', ...sizes.map((size) => `${size} pages`), '20,000 : 20'],
    rows: results.map(({ name, times, bytes }) => [
      name,
      ...times.map((time, index) => `${ms(time)} (${((bytes[index] ?? 0) / 1000).toFixed(1)})`),
      ((times.at(-1) ?? 0) / (times[0] ?? 1)).toFixed(2),
    ]),
    aims: results
      .filter(({ shows }) => shows !== 'all')
      .map(({ name, shows, growth }) => ({
        what: `${name}, growth from ${shows === 'part' ? fullFrom : sizes[0]} pages to 20,000`,
        measured: growth.toFixed(2),
        aim: `<= ${maxGrowth}`,
        isMet: growth <= maxGrowth,
      })),
    notes: [`median of ${rounds} after ${warmUp} of warm-up, one after the other; every page has a block and a title`],
  }
}

function ask(stack: Stack, operationName: string, variables: Readonly<Record<string, unknown>>): Promise<number> {
  return query(stack, { query: document, operationName, variables })
}

async function query(stack: Stack, body: unknown): Promise<number> {
  const answer = await fetch(`${stack.cmsUrl}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify(body),
  })
  return sizeOf(answer)
}

async function get(stack: Stack, path: string): Promise<number> {
  return sizeOf(await stack.call(path))
}

/** Publishes a word that is new each time, so that there is something to publish. */
async function publish({ client, stack }: Site): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `update bf_fields f set draft = jsonb_set(f.draft, '{content.de,text}', to_jsonb(gen_random_uuid()))
    from bf_page_slugs s where s.page_id = f.page_id and s.collection = '' and s.locale = 'de' and s.slug = $1 returning s.page_id as id`,
    [page.slug],
  )
  return sizeOf(await stack.call(apiAddress('publishPage'), { method: 'POST', body: { id: rows[0]?.id } }))
}

/** Every publish lets go of it, so it is made anew. */
async function sitemap(site: Site): Promise<number> {
  await publish(site)
  return sizeOf(await fetch(`${site.stack.url}/sitemap.xml`))
}

async function sizeOf(answer: Response): Promise<number> {
  const text = await answer.text()
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${answer.url} failed: ${text.slice(0, 500)}`)
  return Buffer.byteLength(text)
}
