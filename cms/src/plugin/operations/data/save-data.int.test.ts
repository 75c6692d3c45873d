import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { ContentValues, Revisions } from '@blickfang/contract/content/values.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { writeValues } from '../content/write-values.ts'

let cms: TestCms
const six = ['de', 'fr', 'it', 'rm', 'en', 'es'] as const

beforeAll(async () => {
  cms = await startCms()
  const settings = settingsSchema.parse({ languages: { default: 'de', active: [...six] } })
  expect((await cms.call(saveSettings, { settings, base: 0 })).json).toMatchObject({ success: true, rev: 1 })
})
afterAll(() => cms.stop())

async function readField(id: string): Promise<{ draft: ContentValues; revs: Revisions; rev: number }> {
  const [row] = await cms.db.rows<{ draft: ContentValues; revs: Revisions; rev: number }>(
    sql`select draft, revs, rev::int as rev from bf_fields where id = ${id}`,
  )
  if (!row) throw new Error('no such field')
  return row
}

test('six parallel saves of six languages of one field keep all six', async () => {
  const page = await makePage(cms)
  const linkId = page.fieldId('title')
  const answers = await Promise.all(
    six.map((locale) =>
      cms.call(saveData, {
        itemType: 'field',
        linkId,
        data: { content: { [locale]: { text: `Titel ${locale}` } } },
        base: {},
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(six.map(() => 200))
  const { draft } = await readField(linkId)
  for (const locale of six) expect(draft[`content.${locale}`]).toMatchObject({ text: `Titel ${locale}`, by: 'person' })
})

test('a hundred parallel saves to a hundred fields keep all', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => makePage(cms)))
  const fields = pages.flatMap((page) =>
    ['kicker', 'title', 'lead', 'primaryButton', 'secondaryButton'].map(page.fieldId),
  )
  const saves = fields.map((linkId, index) =>
    cms.call(saveData, { itemType: 'field', linkId, data: { content: { de: { text: `Text ${index}` } } }, base: {} }),
  )
  expect((await Promise.all(saves)).filter(({ status }) => status !== 200)).toEqual([])
  const texts = await Promise.all(fields.map(async (id) => (await readField(id)).draft['content.de']))
  expect(texts.map((content) => (content as { text: string }).text)).toEqual(fields.map((_, index) => `Text ${index}`))
})

test('of two saves from the same revision one wins and the other gets 409 with what is there', async () => {
  const page = await makePage(cms)
  const linkId = page.fieldId('title')
  const save = (text: string) =>
    cms.call(saveData, { itemType: 'field', linkId, data: { content: { fr: { text } } }, base: { 'content.fr': 0 } })
  const answers = await Promise.all([save('eins'), save('zwei')])
  const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
  expect([won?.status, lost?.status]).toEqual([200, 409])
  const stored = (await readField(linkId)).draft['content.fr']
  expect(lost?.json).toMatchObject({
    code: 'CONFLICT',
    conflict: [{ key: 'content.fr', rev: 1, value: stored, by: 'Test optician' }],
  })
})

test('a save that had to wait for another one is compared with what that one left', async () => {
  const page = await makePage(cms)
  const linkId = page.fieldId('title')
  const save = (text: string) =>
    cms.call(saveData, { itemType: 'field', linkId, data: { content: { fr: { text } } }, base: { 'content.fr': 0 } })
  const waiting = await cms.db.transaction(async (tx) => {
    const first = { text: 'eins', by: 'person' }
    const write = { itemType: 'field', id: linkId, patch: { 'content.fr': first }, base: {} } as const
    await writeValues({ payload: cms.payload, db: tx, actor: { id: null, role: 'system' } }, write)
    const second = save('zwei')
    const isWaiting = sql`select 1 from pg_locks where not granted and locktype = 'transactionid'`
    await expect.poll(() => tx.rows(isWaiting)).toHaveLength(1)
    return { second }
  })
  expect((await waiting.second).status).toBe(409)
  expect((await readField(linkId)).draft['content.fr']).toMatchObject({ text: 'eins' })
})

test('a save that is sent again after its answer was lost is a success and changes nothing', async () => {
  const page = await makePage(cms)
  const input = {
    itemType: 'field',
    linkId: page.fieldId('title'),
    data: { content: { de: { text: 'Noch einmal' } } },
    base: {},
  } as const
  const first = await cms.call(saveData, input)
  const after = await readField(input.linkId)
  const second = await cms.call(saveData, input)
  expect(second).toMatchObject({ status: 200, json: first.json })
  expect(await readField(input.linkId)).toEqual(after)
})

test('saving another value of the same item is no conflict', async () => {
  const page = await makePage(cms)
  const linkId = page.groupId
  const save = (options: Record<string, string>) =>
    cms.call(saveData, { itemType: 'group', linkId, data: { options }, base: {} })
  const answers = await Promise.all([save({ alignment: 'center' }), save({ textSize: 'large' })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test('empty words take the value away', async () => {
  const page = await makePage(cms)
  const linkId = page.fieldId('lead')
  const saved = await cms.call(saveData, {
    itemType: 'field',
    linkId,
    data: { content: { de: { text: ' \n ' } } },
    base: {},
  })
  expect(saved.json).toMatchObject({ success: true, revs: { 'content.de': 1 } })
  expect((await readField(linkId)).draft).toEqual({})
})

test('content that says its own type is refused, and nothing of it is kept', async () => {
  const page = await makePage(cms)
  const linkId = page.fieldId('title')
  const before = await readField(linkId)
  const content = { contentType: 'localizedSingleValue', de: { text: 'Neu' } }
  const refused = await cms.call(saveData, { itemType: 'field', linkId, data: { content }, base: {} } as never)
  expect(refused).toMatchObject({ status: 400, json: { code: 'INVALID' } })
  expect(await readField(linkId)).toEqual(before)
})
