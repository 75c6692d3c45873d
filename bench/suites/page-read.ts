import { readFileSync } from 'node:fs'
import { generateBlocks } from '../../demo/src/generate-blocks.ts'
import { ms, quantile } from '../quantile.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const groups = 40
const fieldsPer = 8
/** Blocks that ask three sources: pages of a collection, branches, reviews. */
const more = ['servicesContainer', 'contact', 'reviewSlider']
const languages = ['de', 'fr', 'it', 'rm', 'en', 'sq', 'sr', 'hr', 'es', 'pt'] as const
const warmUp = 30
const reads = 200
const document = readFileSync('web/src/cms/operations.generated.graphql', 'utf8')

/** `pageBySlug` over HTTP as the site asks it, on a page of 40 groups × 8 fields filled in 10 languages, with three sources. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  try {
    const { slug } = await generateBlocks({
      databaseUrl: stack.databaseUrl,
      blocks: groups,
      fieldsPer,
      locales: languages,
      more,
    })
    const floor = await times(stack.cmsUrl, { query: '{ __typename }' })
    const page = await times(stack.cmsUrl, {
      query: document,
      operationName: 'PageBySlug',
      variables: { locale: 'de', collection: null, slug, draft: false },
    })
    const p50 = quantile(page.samples, 0.5)
    const floorP50 = quantile(floor.samples, 0.5)
    return {
      name: 'page-read',
      columns: ['query', 'n', 'p50 ms', 'p95 ms', 'answer kB'],
      rows: [
        ['{ __typename } (floor)', reads, ms(floorP50), ms(quantile(floor.samples, 0.95)), kB(floor.bytes)],
        [
          `pageBySlug, ${groups} × ${fieldsPer} × ${languages.length}, ${more.length} sources`,
          reads,
          ms(p50),
          ms(quantile(page.samples, 0.95)),
          kB(page.bytes),
        ],
      ],
      aims: [{ what: 'p50 / floor', measured: (p50 / floorP50).toFixed(1), aim: '≤ 4', isMet: p50 <= 4 * floorP50 }],
    }
  } finally {
    await stack.stop()
  }
}

async function times(cmsUrl: string, body: unknown): Promise<{ samples: number[]; bytes: number }> {
  const samples: number[] = []
  let bytes = 0
  for (let index = 0; index < warmUp + reads; index++) {
    const begin = performance.now()
    const answer = await fetch(`${cmsUrl}/api/graphql`, {
      method: 'POST',
      // As web/src/cms/query-cms.ts asks.
      headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok || text.includes('"errors"')) throw new Error(`The query failed: ${text.slice(0, 500)}`)
    if (index >= warmUp) samples.push(performance.now() - begin)
    bytes = text.length
  }
  return { samples, bytes }
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(0)
}
