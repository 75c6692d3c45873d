import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { updatePageInfo } from '@blickfang/contract/api/v1/page.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { getOverview } from './get-overview.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
beforeEach(async () => {
  for (const table of [
    'bf_fields',
    'bf_groups',
    'bf_pages',
    'bf_submissions',
    'bf_mails',
    'bf_confirmations',
    'bf_webhooks',
  ])
    await cms.db.rows(sql.raw(`delete from ${table}`))
})
afterAll(() => cms.stop())

const see = (role: 'admin' | 'optician' = 'admin') => getOverview({ db: cms.db, actor: { role } })

const entry = (title: string, more: { isRead?: boolean; about?: string } = {}) =>
  cms.db.rows(sql`
    insert into bf_submissions (title, form, about, locale, "values", key, is_read)
    values (${title}, 'contact', ${more.about ?? null}, 'de', '{}', gen_random_uuid(), ${more.isRead ?? false})`)

test('where nothing waits all is empty', async () => {
  expect(await see()).toEqual({
    entries: { unread: 0, latest: [] },
    changes: { items: 0, pages: 0, latest: [] },
    mails: { failed: 0, waiting: 0, withheld: 0, latest: [] },
    webhooks: [],
    language: 'de',
  })
})

test('unread entries are counted, and the newest five are named', async () => {
  await entry('Gelesen', { isRead: true })
  for (const name of ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf']) await entry(name)
  await entry('Sechs', { about: 'Anmeldung' })
  const { unread, latest } = (await see('optician')).entries
  expect([unread, latest.length]).toEqual([6, 5])
  expect(latest.map(({ title }) => title)).not.toContain('Gelesen')
  expect(latest.find(({ title }) => title === 'Sechs')).toMatchObject({ form: 'contact', about: 'Anmeldung' })
})

test('changes are counted as a person counts, with the pages and with who made them', async () => {
  const [own, shared, live] = [await makePage(cms), await makePage(cms), await makePage(cms)]
  for (const page of [own, shared, live]) await page.publish()
  const write = (page: typeof own, as: string) =>
    cms.call(
      saveData,
      {
        ...{ itemType: 'field', linkId: page.fieldId('title'), base: {} },
        data: { content: { de: { text: `Von ${as.slice(-5)}` } } },
      },
      as,
    )
  expect((await write(own, cms.editor)).status).toBe(200)
  await write(shared, cms.editor)
  const info = { id: shared.pageId, lang: 'de', meta: { description: 'Neu' }, base: {} } as const
  expect((await cms.call(updatePageInfo, info, cms.admin)).status).toBe(200)
  const { items, pages, latest } = (await see('optician')).changes
  expect([items, pages]).toEqual([3, 2])
  const of = (id: string) => latest.find((page) => page.id === id)
  expect(of(own.pageId)).toMatchObject({ waiting: 1, by: ['Test optician'] })
  expect(of(shared.pageId)).toMatchObject({ waiting: 2, by: ['Test admin', 'Test optician'] })
  expect(of(live.pageId)).toBeUndefined()
})

test('webhooks that fail, and mails about accounts, are the admins’ alone', async () => {
  await cms.db.rows(sql`
    insert into bf_webhooks (url, events, is_on, off_at, failing_since, created_at) values
      ('https://gut.example/', '{}', true, null, null, '2026-01-01'), ('https://stumm.example/', '{}', true, null, now(), '2026-01-02'),
      ('https://aus.example/', '{}', false, now(), now(), '2026-01-03'), ('https://weg.example/', '{}', false, null, now(), '2026-01-04')`)
  await cms.db.rows(sql`
    insert into bf_mails ("to", subject, text, html, failed_at) values ('vera@test.example', 'Konto', '', '', now())`)
  const { webhooks, mails } = await see('admin')
  expect(webhooks.map(({ url, offSince }) => [url, offSince !== null])).toEqual([
    ['https://stumm.example/', false],
    ['https://aus.example/', true],
  ])
  expect([mails.failed, mails.latest.map(({ subject }) => subject)]).toEqual([1, ['Konto']])
  expect(await see('optician')).toMatchObject({ webhooks: [], mails: { failed: 0, latest: [] } })
})

test.each(['visitor', 'system'] as const)('a %s is told nothing', async (role) => {
  await expect(getOverview({ db: cms.db, actor: { role } })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
