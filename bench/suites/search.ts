import { ms, quantile } from '../quantile.ts'
import { addWords, languages, pages } from '../search/add-words.ts'
import { type Asked, makeWords } from '../search/make-words.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const warmUp = 30
const asked = 300

/** The site's search over HTTP, among 2,000 pages in three languages with about 250 words each. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  try {
    await addWords(stack.databaseUrl)
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
