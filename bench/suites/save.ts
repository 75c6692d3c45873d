import { apiAddress } from '../../shared/contract/src/api/api-address.ts'
import { apiRoot } from '../../shared/contract/src/api/endpoint.ts'
import { ms, quantile } from '../quantile.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const warmUp = 50
const saves = 500

/** POST data through the site's own address, one text of one field, the revision handed on from save to save. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  try {
    const { document } = (await (await stack.call(`${apiAddress('getDocument')}?slug=~home&lang=de`)).json()) as Opened
    const field = document.groups.flatMap((group) => group.fields).find((each) => 'content.de' in each.values)
    if (!field) throw new Error('The home page has no text.')
    let base = field.revs['content.de'] ?? 0
    const floor: number[] = []
    const samples: number[] = []
    for (let index = 0; index < warmUp + saves; index++) {
      const bare = performance.now()
      await (await stack.call(`${apiRoot}/openapi.json`, { method: 'HEAD' })).arrayBuffer()
      const begin = performance.now()
      const answer = await stack.call(apiAddress('saveData'), {
        method: 'POST',
        body: {
          itemType: 'field',
          linkId: field.id,
          data: { content: { de: { text: `Gut sehen ist kein Zufall, Fassung ${index}.` } } },
          base: { 'content.de': base },
        },
      })
      const body = (await answer.json()) as { success: boolean; revs: Record<string, number> }
      const end = performance.now()
      if (!body.success) throw new Error(`A save failed: ${JSON.stringify(body)}`)
      base = body.revs['content.de'] ?? base + 1
      if (index < warmUp) continue
      samples.push(end - begin)
      floor.push(begin - bare)
    }
    const p50 = quantile(samples, 0.5)
    const p95 = quantile(samples, 0.95)
    return {
      name: 'save',
      columns: ['request', 'n', 'p50 ms', 'p95 ms', 'p99 ms'],
      rows: [
        [
          'HEAD through the same way, no work (floor)',
          floor.length,
          ms(quantile(floor, 0.5)),
          ms(quantile(floor, 0.95)),
          ms(quantile(floor, 0.99)),
        ],
        ['POST data, one field', samples.length, ms(p50), ms(p95), ms(quantile(samples, 0.99))],
      ],
      aims: [
        { what: 'p50', measured: `${ms(p50)} ms`, aim: '< 15 ms', isMet: p50 < 15 },
        { what: 'p95', measured: `${ms(p95)} ms`, aim: '< 40 ms', isMet: p95 < 40 },
      ],
    }
  } finally {
    await stack.stop()
  }
}

interface Opened {
  document: { groups: { fields: { id: string; values: Record<string, unknown>; revs: Record<string, number> }[] }[] }
}
