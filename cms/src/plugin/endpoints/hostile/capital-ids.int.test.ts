import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@blickfang/contract/api/endpoint.ts'
import { type EndpointName, endpoints } from '@blickfang/contract/api/v1/endpoints.generated.ts'
import { publishPage } from '@blickfang/contract/api/v1/page.ts'
import { addTemplate } from '@blickfang/contract/api/v1/templates/templates.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { lockPage } from '../../operations/content/lock-page.ts'
import * as entries from '../../operations/form/entries.generated.ts'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

type Page = Awaited<ReturnType<typeof makePage>>
type Input = Readonly<Record<string, unknown>> | readonly object[]

let cms: TestCms
let branchId: string
let jobId: string
let me: string
const templateId = randomUUID()
beforeAll(async () => {
  cms = await startCms()
  const body = { name: 'Filiale', street: 'Gasse 1', zip: '3000', city: 'Bern' }
  branchId = (await cms.request({ method: 'POST', path: '/bf-branches', body, as: cms.admin })).json.doc.id
  const job = { title: 'Augenoptikerin', workQuota: '80 %' }
  jobId = (await cms.request({ method: 'POST', path: '/bf-job-offers?locale=de', body: job, as: cms.admin })).json.doc
    .id
  const of = { itemType: 'group', id: (await makePage(cms)).groupId } as const
  await cms.call(addTemplate, { id: templateId, name: 'Erste', of })
  me = (await cms.request({ method: 'GET', path: '/bf-users/me' })).json.user.id
})
afterAll(() => cms.stop())

const base = {}
const block = ({ pageId, groupId }: Page) => ({ pageId, groupId, base: { order: 1 } })
/**
 * Good call of each contract that names an id; `null` where the named thing needs a game, a file, a session or a service. All their
 * schemas are tried in id.test.ts.
 */
const calls: Partial<Record<EndpointName, ((page: Page) => Input) | null>> = {
  saveData: (page) => ({
    itemType: 'field',
    linkId: page.fieldId('title'),
    data: { content: { de: { text: 'Neu' } } },
    base,
  }),
  saveValues: (page) => [
    { itemType: 'field', id: page.fieldId('title'), key: 'content.de', value: { text: 'Neu' }, base: 0 },
    { itemType: 'branch', id: branchId, key: 'city', value: 'Bern', base: 0 },
    { itemType: 'entry', id: jobId, key: 'workQuota', value: '80 %', base: 0 },
  ],
  setFieldVisibility: (page) => ({
    fieldId: page.fieldId('title'),
    fieldName: 'title',
    groupId: page.groupId,
    visible: false,
    base,
  }),
  addGroup: ({ pageId, groupId }) => ({ pageId, groupName: 'hero', nextTo: groupId, id: randomUUID() }),
  sortGroup: (page) => ({ ...block(page), order: 'a5' }),
  changeGroupStatus: (page) => ({ ...block(page), to: 'archived' }),
  removeGroup: block,
  setGroupVisibility: (page) => ({ ...block(page), visibleFields: { title: false } }),
  setGroupMeta: (page) => ({ ...block(page), meta: { disallowedLanguages: ['fr'] } }),
  getDocument: ({ pageId }) => ({ id: pageId, lang: 'de' }),
  listBlocks: ({ pageId }) => ({ page: pageId, lang: 'de' }),
  getPublicationStatus: ({ pageId }) => ({ id: pageId }),
  getTranslationStatus: ({ pageId }) => ({ id: pageId }),
  listChanges: ({ pageId }) => ({ id: pageId }),
  publishPage: ({ pageId }) => ({ id: pageId }),
  revertPage: ({ pageId }) => ({ id: pageId }),
  getPageInfo: ({ pageId }) => ({ id: pageId }),
  updatePageInfo: ({ pageId }) => ({ id: pageId, lang: 'de', meta: { description: 'x' }, base }),
  addPage: () => ({ initialMeta: { name: 'Neue Seite' }, lang: 'de', id: randomUUID() }),
  listPageLinks: ({ pageId }) => ({ id: pageId }),
  unpublishPage: ({ pageId }) => ({ id: pageId }),
  removePage: ({ pageId }) => ({ id: pageId }),
  listPages: ({ pageId }) => ({ ids: pageId, includeDrafts: 'true' }),
  listHolidays: () => ({ branchId }),
  listKeptEntries: () => ({ ids: jobId, lang: 'de' }),
  removeKeptEntry: () => ({ collection: 'job-offers', id: randomUUID(), revs: {} }),
  addTemplate: ({ groupId }) => ({ id: randomUUID(), name: 'Vorlage', of: { itemType: 'group', id: groupId } }),
  getTemplate: () => ({ id: templateId, lang: 'de' }),
  renameTemplate: () => ({ id: templateId, name: 'Vorlage', base: 1 }),
  removeTemplate: () => ({ id: templateId, restore: true }),
  addHolidays: null,
  resetOptician: null,
  revalidateTag: ({ pageId }) => ({ tag: `page:${pageId}` }),
  unlockPage: null,
  deleteMedia: null,
  updateMedia: null,
  cropImage: null,
  addToCollection: null,
  sortCollection: null,
  removeFromCollection: null,
  getVideo: null,
  setPoster: null,
  setCaptions: null,
  blurHash: null,
  listMediaUses: null,
  getFormerFile: () => ({ id: randomUUID() }),
  restoreMedia: null,
  organiseMedia: () => ({ changes: [{ id: randomUUID(), addTags: ['Laden'] }] }),
  listSubmissions: null,
  markSubmissions: () => ({ ids: [randomUUID()], isRead: true }),
  noteSubmission: null,
  removeSubmissionNote: null,
  removeSubmissions: () => ({ ids: [randomUUID()] }),
  createGameToken: null,
  issueCoupon: null,
  checkCoupon: null,
  redeemCoupon: null,
  getUpload: null,
  listMedia: null,
  translateField: null,
  planTranslation: null,
  countTranslations: ({ pageId }) => ({ ids: pageId }),
  translateTexts: null,
  ...Object.fromEntries(Object.keys(entries).map((form) => [form, null])),
  updateNavigation: null,
  saveSettings: null,
  getPendingAddress: () => ({ id: me }),
  giveUpAddress: () => ({ id: me }),
  resendAddressLink: null,
  resendInvitation: null,
  withdrawInvitation: null,
  endSessions: null,
  listKeys: () => ({ account: me }),
  hasSecondFactor: () => ({ account: me }),
  resetSecondFactor: null,
  withdrawKey: null,
  switchWebhook: null,
  removeWebhook: null,
  testWebhook: null,
  endAllSessions: null,
}

const inCapitals = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => id.toUpperCase()))

function namesIds({ body, query, params }: Endpoint): boolean {
  return [body, query, params].some(
    (schema) =>
      schema &&
      /"format":"uuid"|\[0-9a-fA-F\]\{8\}/.test(
        JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
      ),
  )
}

const all = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([, contract]) => namesIds(contract))

test('each contract that names an id has its call here', () => {
  expect(all.map(([name]) => name).filter((name) => !(name in calls))).toEqual([])
})

/** Answer without the page's ids, names and times, so that it is the same for all pages. */
function sameOfAll(json: unknown, page: Page): unknown {
  const names = [page.pageId, page.groupId, ...page.groups.flatMap((group) => group.fields.map(({ id }) => id))]
  const text = names.reduce((said, id, place) => said.replaceAll(id, `id ${place}`), JSON.stringify(json))
  return JSON.parse(
    text
      .replace(/[0-9A-Fa-f]{8}-[0-9A-Fa-f-]{27}/g, 'id')
      .replace(/"state":"[0-9a-f]{32}"/g, '"state":"state"')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time'),
    (key, value) =>
      /^(slugs?|names?)$/.test(key) ? 'name' : key === 'order' && typeof value === 'string' ? 'order' : value,
  )
}

test.each(all.filter(([name]) => calls[name]))('%s does the same with an id in capitals', async (name, contract) => {
  const call = calls[name]
  const answers = []
  for (const spell of [(input: Input) => input, inCapitals]) {
    const page = await makePage(cms)
    const input = spell(call?.(page) ?? {}) as unknown as Record<string, string>
    const { status, json } = await cms.call(contract, input, contract.access === 'admin' ? cms.admin : cms.editor)
    answers.push([status, sameOfAll(json, page)])
    expect(JSON.stringify(json)).not.toMatch(
      /[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-(?=[0-9]*[A-F])[0-9A-F]{12}/,
    )
  }
  expect(answers[0]?.[0]).toBe(200)
  expect(answers[1]).toEqual(answers[0])
})

test('a page that is published in capitals is expired and locked as the database has it', async () => {
  const page = await makePage(cms)
  cms.told.length = 0
  let published: ReturnType<typeof cms.call> | undefined
  await cms.db.transaction(async (tx) => {
    await lockPage(tx, page.pageId, 'shared')
    published = cms.call(publishPage, { id: page.pageId.toUpperCase() })
    // As long as it waits for this transaction, it waits for the lock of this very page.
    await expect
      .poll(() => tx.rows(sql`select 1 from pg_locks where locktype = 'advisory' and not granted`))
      .toHaveLength(1)
  })
  expect((await published)?.status).toBe(200)
  expect(cms.told).toContain(`page:${page.pageId}`)
})

test('a relation, a question and an address of Payload’s name the same row in capitals', async () => {
  const me = (await cms.request({ method: 'GET', path: '/bf-users/me' })).json.user
  const large = String(me.id).toUpperCase()
  const get = async (path: string) => (await cms.request({ method: 'GET', path, as: cms.admin })).json
  expect((await get(`/bf-users/${large}`)).id).toBe(me.id)
  expect((await get(`/bf-users?where[id][equals]=${large}`)).docs[0].id).toBe(me.id)
  expect((await get(`/bf-users?where[or][0][id][in]=${large},${randomUUID()}`)).docs[0].id).toBe(me.id)
  const data = { name: 'Ada', branches: [branchId.toUpperCase()], branch: branchId.toUpperCase() }
  const made = await cms.request({ method: 'POST', path: '/bf-staff', body: data, as: cms.admin })
  expect(JSON.stringify(made.json)).not.toContain(branchId.toUpperCase())
  for (const other of [`{${me.id}}`, `urn:uuid:${me.id}`, String(me.id).replaceAll('-', '')])
    expect(
      (await cms.request({ method: 'PATCH', path: `/bf-users/${encodeURIComponent(other)}`, body: { name: 'x' } }))
        .status,
    ).toBe(404)
})

test('a password of one’s own is asked for the old one, however the id is written', async () => {
  const me = (await cms.request({ method: 'GET', path: '/bf-users/me' })).json.user
  for (const id of [me.id, String(me.id).toUpperCase()]) {
    const body = { password: 'Nebel über dem Thunersee' }
    const answer = await cms.request({ method: 'PATCH', path: `/bf-users/${id}`, body })
    expect([answer.status, Object.keys(answer.json.errors?.[0]?.data?.fields ?? {})]).toEqual([
      400,
      ['currentPassword'],
    ])
  }
})
