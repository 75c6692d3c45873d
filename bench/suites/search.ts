import { apiAddress } from '../../shared/contract/src/api/api-address.ts'
import { ms, quantile } from '../quantile.ts'
import { addWords, pages } from '../search/add-words.ts'
import { type Asked, makeWords } from '../search/make-words.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const warmUp = 30
const asked = 200
const kinds: readonly Asked[] = ['word', 'two words', 'beginning', 'part', 'typo', 'nothing']

interface Pair {
  readonly api: number
  readonly page: number
}

/**
 * The site's search among 2,000 pages in three languages with about 250 words each: the call, and in turns with it the page that
 * visitors get, with its list.
 */
export async function run(): Promise<Table> {
  const stack = await startStack()
  try {
    await addWords(stack.databaseUrl)
    const { url: page } = await fetch(`${stack.url}/de/~search`)
    const rows: string[][] = []
    const all: Pair[] = []
    for (const [turn, kind] of kinds.entries()) {
      const pairs = await inPairs({ api: `${stack.cmsUrl}${apiAddress('searchSite')}?lang=de`, page }, { kind, turn })
      all.push(...pairs)
      rows.push(row(kind, pairs))
    }
    const ratio = ratioOf(all, 0.5)
    const apiP95 = of(all, 'api', 0.95)
    return {
      name: 'search',
      columns: ['what is asked', 'n', 'API p50 ms', 'page p50 ms', 'p50 ratio', 'API p95 ms', 'page p95 ms'],
      rows: [...rows, row('all', all)],
      aims: [
        { what: 'API, p95', measured: `${ms(apiP95)} ms`, aim: '≤ 30 ms', isMet: apiP95 <= 30 },
        { what: 'page beside its API, p50', measured: ratio.toFixed(2), aim: '≤ 2', isMet: ratio <= 2 },
        {
          what: 'page beside its API, p95',
          measured: ratioOf(all, 0.95).toFixed(2),
          aim: '≤ 2',
          isMet: ratioOf(all, 0.95) <= 2,
        },
      ],
    }
  } finally {
    await stack.stop()
  }
}

async function inPairs(
  addresses: { readonly [side in keyof Pair]: string },
  { kind, turn }: { kind: Asked; turn: number },
): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let index = 0; index < warmUp + asked; index++) {
    const words = makeWords(`de 0 ${(index * 7) % pages}`, 80, kind)
    // Each of them another visitor: what one may ask in a minute is not what is measured.
    const visitor = `10.${turn}.${index >> 8}.${index & 255}`
    const times = { api: 0, page: 0 }
    for (const side of index % 2 === 0 ? (['api', 'page'] as const) : (['page', 'api'] as const))
      times[side] = await timeOf(addresses[side], words, visitor)
    if (index >= warmUp) pairs.push(times)
  }
  return pairs
}

async function timeOf(base: string, words: string, visitor: string): Promise<number> {
  const address = new URL(base)
  address.searchParams.set('searchQuery', words)
  const begin = performance.now()
  const answer = await fetch(address, { headers: { 'x-forwarded-for': visitor } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`)
  return performance.now() - begin
}

function row(name: string, pairs: readonly Pair[]): string[] {
  const at = (side: keyof Pair, share: number) => ms(of(pairs, side, share))
  return [
    ...[name, String(pairs.length), at('api', 0.5), at('page', 0.5), ratioOf(pairs, 0.5).toFixed(2)],
    ...[at('api', 0.95), at('page', 0.95)],
  ]
}

function ratioOf(pairs: readonly Pair[], share: number): number {
  return of(pairs, 'page', share) / of(pairs, 'api', share)
}

function of(pairs: readonly Pair[], side: keyof Pair, share: number): number {
  return quantile(
    pairs.map((pair) => pair[side]),
    share,
  )
}
