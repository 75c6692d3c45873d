import pg from 'pg'
import { generateBlocks } from '../../demo/src/generate-blocks.ts'
import { apiAddress } from '../../shared/contract/src/api/api-address.ts'
import { ms, quantile } from '../quantile.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const changedFields = 320
const rounds = 15

/** Publishing a page of 320 changed fields, from the click to the answer: the visitors' cache has let go by then. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    const { pageId } = await generateBlocks({
      databaseUrl: stack.databaseUrl,
      blocks: 40,
      fieldsPer: 8,
      locales: ['de'],
    })
    // The page is German alone, so that publishing waits for no translation.
    const germanOnly = { id: pageId, lang: 'de', meta: { disallowedLanguages: ['fr'] }, base: {} }
    await stack.call(apiAddress('updatePageInfo'), { method: 'PUT', body: germanOnly })
    const bare: number[] = []
    const publish: number[] = []
    for (let round = 0; round < rounds; round++) {
      await client.query(
        `update bf_fields set draft = jsonb_set(draft, '{content.de}', jsonb_build_object('text', 'Fassung ${round}', 'by', 'person')) where page_id = $1`,
        [pageId],
      )
      const begin = performance.now()
      const answer = await stack.call(apiAddress('publishPage'), { method: 'POST', body: { id: pageId } })
      const body = (await answer.json()) as { success: boolean; published: { fields: number } }
      publish.push(performance.now() - begin)
      if (!body.success || body.published.fields !== changedFields)
        throw new Error(`Publishing failed: ${JSON.stringify(body)}`)
      const again = performance.now()
      await client.query('begin')
      await client.query(`update bf_fields set draft = draft || '{"x":1}' where page_id = $1`, [pageId])
      await client.query('rollback')
      bare.push(performance.now() - again)
    }
    const p50 = quantile(publish, 0.5)
    return {
      name: 'publish',
      columns: ['what', 'n', 'p50 ms', 'p95 ms'],
      rows: [
        ['one bare UPDATE of the same rows (floor)', rounds, ms(quantile(bare, 0.5)), ms(quantile(bare, 0.95))],
        [`POST page/publish, ${changedFields} changed fields`, rounds, ms(p50), ms(quantile(publish, 0.95))],
      ],
      aims: [{ what: 'p50 to the answer', measured: `${ms(p50)} ms`, aim: '< 150 ms', isMet: p50 < 150 }],
    }
  } finally {
    await client.end()
    await stack.stop()
  }
}
