import pg from 'pg'
import { directoryStatement } from '../../cms/src/testing/directory-statement.ts'
import { insertBusinesses, makeBusinesses, withTypo } from '../../cms/src/testing/make-businesses.ts'
import { createClient } from '../../shared/contract/src/api/client.ts'
import { ms, quantile } from '../quantile.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const businesses = makeBusinesses(100_000)
const warmUp = 30
const asked = 400

/** The directory's search with one typo among 100,000 businesses: over HTTP, as the bare query, and beside plain `ilike`, which forgives none. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    await insertBusinesses(client, businesses)
    await client.query('vacuum analyze')
    const http = await time((search) => ask(stack.cmsUrl, search))
    const bare = await time(async (search) => {
      const { rows } = await client.query(directoryStatement(search))
      return rows[0].directory.businesses?.map(({ name }: { name: string }) => name) ?? []
    })
    const ilike = await time(async (search) => {
      const { rows } = await client.query('select name from bf_businesses where name ilike $1 limit 50', [
        `%${search}%`,
      ])
      return rows.map(({ name }) => name)
    })
    const [p95, floor] = [quantile(http.samples, 0.95), quantile(bare.samples, 0.95)]
    return {
      name: 'directory',
      columns: ['search with one typo', 'n', 'p50 ms', 'p95 ms', 'recall@10'],
      rows: [line('over HTTP', http), line('bare query', bare), line('plain ilike', ilike)],
      aims: [
        { what: 'p95 over HTTP', measured: `${ms(p95)} ms`, aim: '≤ 10 ms', isMet: p95 <= 10 },
        {
          what: 'beside the bare query',
          measured: `${(p95 / floor).toFixed(2)} ×`,
          aim: '≤ 1.5 ×',
          isMet: p95 <= 1.5 * floor,
        },
        { what: 'recall@10', measured: http.recall.toFixed(3), aim: '≥ 0.98', isMet: http.recall >= 0.98 },
      ],
    }
  } finally {
    await client.end()
    await stack.stop()
  }
}

interface Timed {
  readonly samples: readonly number[]
  readonly recall: number
}

async function time(search: (words: string) => Promise<readonly string[]>): Promise<Timed> {
  const samples: number[] = []
  let found = 0
  for (let index = 0; index < warmUp + asked; index++) {
    const name = businesses[(index * 211) % businesses.length]?.name ?? ''
    const begin = performance.now()
    const names = await search(withTypo(name, index))
    if (index < warmUp) continue
    samples.push(performance.now() - begin)
    if (names.slice(0, 10).includes(name)) found++
  }
  return { samples, recall: found / asked }
}

async function ask(cmsUrl: string, search: string): Promise<string[]> {
  const { businesses: found } = await createClient({ baseUrl: cmsUrl })('listBusinesses', { search, lang: 'de' })
  return found.map(({ name }) => name)
}

function line(what: string, { samples, recall }: Timed): string[] {
  return [what, String(samples.length), ms(quantile(samples, 0.5)), ms(quantile(samples, 0.95)), recall.toFixed(3)]
}
