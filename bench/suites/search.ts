import pg from 'pg'
import { ms, quantile } from '../quantile.ts'
import { type Asked, makeWords } from '../search/make-words.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const languages = ['de', 'fr', 'en'] as const
const pages = 2000
const warmUp = 30
const asked = 300

/** The site's search over HTTP, among 2,000 pages in three languages with about 250 words each. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  try {
    await fill(stack.databaseUrl)
    const rows: string[][] = []
    const all: number[] = []
    for (const kind of ['word', 'two words', 'beginning', 'part', 'typo', 'nothing'] as const) {
      const samples = await times(stack.cmsUrl, kind)
      all.push(...samples.ms)
      rows.push([
        kind,
        String(asked),
        ms(quantile(samples.ms, 0.5)),
        ms(quantile(samples.ms, 0.95)),
        String(quantile(samples.totals, 0.5)),
      ])
    }
    const p95 = quantile(all, 0.95)
    return {
      name: 'search',
      columns: ['what is asked', 'n', 'p50 ms', 'p95 ms', 'found (p50)'],
      rows: [...rows, ['all', String(all.length), ms(quantile(all, 0.5)), ms(p95), '']],
      aims: [{ what: 'p95', measured: `${ms(p95)} ms`, aim: '≤ 30 ms', isMet: p95 <= 30 }],
    }
  } finally {
    await stack.stop()
  }
}

async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const made = Array.from({ length: pages }, (_, index) => {
    const named = languages.map((language) => [`name.${language}`, makeWords(`${language} name ${index}`, 3)])
    const slugs = languages.map((language) => [`slug.${language}`, `suchseite-${index}`])
    const words = [0, 1, 2].map((part) =>
      Object.fromEntries(
        languages.map((language) => [`content.${language}`, { text: makeWords(`${language} ${part} ${index}`, 80) }]),
      ),
    )
    return { values: Object.fromEntries([...named, ...slugs]), words }
  })
  try {
    await client.query(
      `update settings set "values" = jsonb_set("values", '{languages}', '{"default": "de", "active": ["de", "fr", "en"]}')`,
    )
    await client.query(
      `with made as (select gen_random_uuid() as id, gen_random_uuid() as block, r.* from json_to_recordset($1) r("values" jsonb, words jsonb)),
      page as (insert into pages (id, draft, published) select id, "values", "values" from made),
      block as (insert into groups (id, page_id, name, draft, published) select block, id, 'richTextBlock', '{"order": "a0"}', '{"order": "a0"}' from made)
      insert into fields (page_id, group_id, name, kind, draft, published)
      select id, block, 'text' || w.number, 'richText', w.words, w.words from made, jsonb_array_elements(made.words) with ordinality w(words, number)`,
      [JSON.stringify(made)],
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

async function times(cmsUrl: string, kind: Asked): Promise<{ ms: number[]; totals: number[] }> {
  const samples = { ms: [] as number[], totals: [] as number[] }
  for (let index = 0; index < warmUp + asked; index++) {
    const language = languages[index % languages.length] ?? 'de'
    const searchQuery = makeWords(`${language} 0 ${(index * 7) % pages}`, 80, kind)
    const begin = performance.now()
    const answer = await fetch(`${cmsUrl}/api/v1/search?${new URLSearchParams({ searchQuery, lang: language })}`, {
      // Each of them another visitor: what one may ask in a minute is not what is measured.
      headers: { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` },
    })
    const { total } = (await answer.json()) as { total: number }
    if (!answer.ok) throw new Error(`A search was answered with ${answer.status}.`)
    if (index < warmUp) continue
    samples.ms.push(performance.now() - begin)
    samples.totals.push(total)
  }
  return samples
}
