import { publishPage } from '@blickfang/contract/api/v1/page.ts'
import { newSiteSchema } from '@blickfang/contract/api/v1/setup/new-site.ts'
import { listTasks, type Task } from '@blickfang/contract/api/v1/setup/tasks.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { pageId, pageRows } from './pages/page-rows.ts'
import { writePages } from './pages/write-pages.ts'
import { sitePages } from './site-pages.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  const site = newSiteSchema.parse({
    ...{ name: 'Beispiel', kind: 'bakery', country: 'CH', mainLanguage: 'fr', languages: ['fr'] },
    ...{ street: '', streetNumber: '', zip: '', city: '', phone: '', email: 'a@example.com', hours: [] },
    ...{ theme: {}, fonts: 'lens', parts: ['offer'] },
  })
  await cms.db.rows(
    sql`update bf_settings set "values" = jsonb_set("values", '{languages}', '{"default": "fr", "active": ["fr"]}'::jsonb)`,
  )
  await writePages(cms.db, pageRows(sitePages(site), {}, { default: 'fr', active: ['fr'] }), { isLive: false })
})
afterAll(() => cms.stop())

const left = async () => {
  const { json } = await cms.call(listTasks, {})
  return Object.fromEntries((json.tasks as Task[]).filter(({ isDone }) => !isDone).map((task) => [task.kind, task]))
}

test('a new site says what is left: prices are a sample in each language, and nothing is live', async () => {
  const tasks = await left()
  expect(Object.keys(tasks)).toEqual([
    ...['sample', 'picture', 'logo', 'branch', 'hours', 'imprint', 'privacy', 'home', 'pages'],
  ])
  // Three lines on the home page, three on the page of the offer.
  expect(tasks.sample).toMatchObject({ count: 6 })
  expect(tasks.imprint).toMatchObject({ pageId: pageId('empty-imprint') })
  expect(tasks.pages).toMatchObject({ count: 1 })
  expect((await cms.call(listTasks, {}, null)).status).toBe(401)
})

test('what is done is no longer left', async () => {
  await cms.db.rows(sql`
    update bf_fields set draft = jsonb_set(draft, '{content.fr,text}', '"CHF 4.20"') where name = 'price'`)
  await cms.payload.create({
    collection: 'bf-branches',
    overrideAccess: true,
    data: { name: 'Laden', city: 'Bern', periods: [{ day: 1, open: '08:00', close: '12:00' }] },
  })
  for (const role of ['empty-home', 'empty-imprint', 'empty-privacy'])
    expect((await cms.call(publishPage, { id: pageId(role) })).status).toBe(200)
  expect(Object.keys(await left())).toEqual(['picture', 'logo', 'pages'])
})
