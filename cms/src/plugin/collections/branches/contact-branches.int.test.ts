import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { down, up } from '../../../migrations/20261123_021500_contact_branches.ts'
import { insertPage } from '../../../testing/insert-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

test('contact blocks that named a branch show the same one afterwards, in their draft and live', async () => {
  const branch = async (name: string) =>
    (await cms.request({ method: 'POST', path: '/bf-branches', body: { name } })).json.doc.id
  const [chur] = [await branch('Optik Chur'), await branch('Optik Bern')]
  const named = (text: string) => ({ name: 'contact', values: { 'options.branch': text, 'options.showHours': false } })
  const other = { name: 'hero', values: { 'options.branch': 'optik chur' } }
  const groups = [named('optik chur'), named('gone'), named(''), { name: 'contact' }, other]
  const { id } = await insertPage(cms.db, { values: { 'slug.de': 'kontakt' }, groups })
  const args = { db: cms.payload.db.drizzle, payload: cms.payload } as unknown as MigrateUpArgs
  const states = async () =>
    (
      await cms.db.rows<{ draft: object; published: object; changed: boolean }>(
        sql`select draft, published, changed from bf_groups where page_id = ${id} order by draft->>'order'`,
      )
    ).map(({ draft, published, changed }) => ({ draft: optionOf(draft), live: optionOf(published), changed }))
  const optionOf = (values: object) => (values as Record<string, unknown>)['options.branch']
  await up(args)
  expect(await states()).toEqual([
    { draft: [chur], live: [chur], changed: false },
    { changed: false },
    { changed: false },
    { changed: false },
    { draft: 'optik chur', live: 'optik chur', changed: false },
  ])
  await down(args)
  expect((await states())[0]).toEqual({ draft: 'Optik Chur', live: 'Optik Chur', changed: false })
})
