import { randomUUID } from 'node:crypto'
import { type Endpoint, type KeyReach, keyReaches } from '@blickfang/contract/api/endpoint.ts'
import { createKey, listKeys, maxKeys, withdrawKey } from '@blickfang/contract/api/v1/account/keys.ts'
import { endpoints } from '@blickfang/contract/api/v1/endpoints.generated.ts'
import { listPages, publishPage, updatePageInfo } from '@blickfang/contract/api/v1/page.ts'
import { saveValues } from '@blickfang/contract/api/v1/values.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askGraphql } from '../../../testing/ask-graphql.ts'
import { reachesTo } from '../../http/check-access.ts'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
const keys = {} as Record<KeyReach, { id: string; token: string }>
let address = 0

beforeAll(async () => {
  cms = await startCms()
  for (const reach of keyReaches) keys[reach] = await makeKey(reach)
})
afterAll(() => cms.stop())

async function makeKey(reach: KeyReach, as = cms.editor) {
  const { status, json } = await cms.call(createKey, { name: `Programm ${reach}`, reach }, as)
  expect(status).toBe(200)
  return { id: String(json.key.id), token: String(json.token) }
}

/** As a program asks: no cookie, and from wherever a page of somebody else's could make it ask. */
function ask({ method, path }: Pick<Endpoint, 'method' | 'path'>, token: string, body?: unknown) {
  const headers = {
    authorization: `Bearer ${token}`,
    origin: 'https://somewhere.example',
    'sec-fetch-site': 'cross-site',
    'x-forwarded-for': `198.51.${Math.floor(++address / 250)}.${address % 250}`,
  }
  const isGet = method === 'get'
  return cms.request({
    method: method.toUpperCase(),
    path: `/v1${path.replaceAll('{id}', randomUUID())}`,
    ...{ headers, as: null },
    ...(!isGet && { body: body ?? {} }),
  })
}

const contracts = Object.entries<Endpoint>(endpoints)
/** Fate of a call as far as the key is concerned. */
const verdict = ({ json }: { json: { code?: string } }) =>
  ['KEY_VOID', 'BEYOND_KEY', 'UNAUTHENTICATED', 'FORBIDDEN', 'FOREIGN_ORIGIN'].find((code) => code === json?.code) ??
  'let in'

test.each(keyReaches)('a key that reaches %s is let in where a contract says so, and nowhere else', async (reach) => {
  const answers = []
  for (const [name, contract] of contracts.filter(([, { access }]) => access !== 'anyone')) {
    const isEnough = contract.reach !== null && reachesTo(reach, contract.reach)
    answers.push([name, verdict(await ask(contract, keys[reach].token)), isEnough ? 'let in' : 'BEYOND_KEY'])
  }
  expect(answers.length).toBeGreaterThan(80)
  expect(answers.filter(([, is, should]) => is !== should)).toEqual([])
})

test('a key that was withdrawn and one that never was are refused by every call but those for anyone', async () => {
  const gone = await makeKey('publish')
  expect((await cms.call(withdrawKey, { id: gone.id })).status).toBe(200)
  for (const token of [gone.token, `bf_${'x'.repeat(43)}`, 'bf_', keys.publish.token.toLowerCase()]) {
    const answers = []
    for (const [name, contract] of contracts.filter(([, { access }]) => access !== 'anyone'))
      answers.push([name, verdict(await ask(contract, token))])
    expect(answers.filter(([, is]) => is !== 'KEY_VOID')).toEqual([])
  }
  const contact = endpoints.openForm
  expect((await cms.request({ method: 'POST', path: `/v1${contact.path}`, body: {}, as: null })).status).toBe(
    (
      await cms.request({
        method: 'POST',
        path: `/v1${contact.path}`,
        body: {},
        as: null,
        headers: { authorization: `Bearer ${gone.token}` },
      })
    ).status,
  )
})

test('a program drafts and publishes in the name of its account, and the revision names account and key', async () => {
  const page = await makePage(cms)
  const value = {
    itemType: 'field',
    id: page.fieldId('title'),
    key: 'content.de',
    value: { text: 'Vom Programm' },
    base: 0,
  }
  expect((await ask(saveValues, keys.read.token, [value])).json.code).toBe('BEYOND_KEY')
  expect((await ask(saveValues, keys.draft.token, [value])).json.answers).toMatchObject([{ success: true }])
  expect((await ask(publishPage, keys.draft.token, { id: page.pageId })).json.code).toBe('BEYOND_KEY')
  expect((await ask(publishPage, keys.publish.token, { id: page.pageId })).status).toBe(200)
  const me = (await cms.request({ method: 'GET', path: '/bf-users/me' })).json.user.id
  expect(
    await cms.db.rows(sql`
      select r.actor_id as "by", r.key_name as "key", f.updated_by_id as "draftedBy" from bf_revisions r
      join bf_fields f on f.id = ${page.fieldId('title')} where r.page_id = ${page.pageId}`),
  ).toEqual([{ by: me, key: 'Programm publish', draftedBy: me }])
  // A person's own publish names none.
  await makePage(cms).then(async (own) => {
    await own.publish()
    const rows = await cms.db.rows(sql`select key_name as "key" from bf_revisions where page_id = ${own.pageId}`)
    expect(rows).toEqual([{ key: null }])
  })
})

test('what visitors see at once is beyond a key that drafts, in whichever call it comes', async () => {
  const body = { name: 'Filiale', street: 'Gasse 1', zip: '3000', city: 'Bern' }
  const { doc } = (await cms.request({ method: 'POST', path: '/bf-branches', body, as: cms.admin })).json
  const branch = { itemType: 'branch', id: doc.id, key: 'city', value: 'Thun', base: 0 }
  const page = await makePage(cms)
  const lock = { itemType: 'page', id: page.pageId, key: 'password', value: 'vier Wörter am Stück', base: 0 }
  const { json } = await ask(saveValues, keys.draft.token, [branch, lock])
  expect(json.answers).toMatchObject([{ code: 'BEYOND_KEY' }, { code: 'BEYOND_KEY' }])
  const info = { id: page.pageId, lang: 'de', meta: { password: 'vier Wörter am Stück' }, base: {} }
  expect((await ask(updatePageInfo, keys.draft.token, info)).json.code).toBe('BEYOND_KEY')
  expect(await cms.db.rows(sql`select city from bf_branches where id = ${doc.id}`)).toEqual([{ city: 'Bern' }])
})

test('a key counts before a cookie that comes with it, and opens none of Payload’s own doors', async () => {
  const { token } = await makeKey('publish', cms.admin)
  const headers = { authorization: `Bearer ${keys.read.token}` }
  const both = await cms.request({ method: 'POST', path: `/v1${publishPage.path}`, body: {}, headers, as: cms.admin })
  expect(both.json.code).toBe('BEYOND_KEY')
  for (const path of [
    '/bf-users?limit=1',
    '/bf-submissions?limit=1',
    '/bf-mails?limit=1',
    '/bf-pages?limit=1',
    '/payload-jobs',
  ])
    expect([
      path,
      (await cms.request({ method: 'GET', path, headers: { authorization: `Bearer ${token}` }, as: null })).status,
    ]).toEqual([path, 403])
  const me = await cms.request({
    method: 'GET',
    path: '/bf-users/me',
    headers: { authorization: `Bearer ${token}` },
    as: null,
  })
  expect(me.json.user).toBeNull()
})

test('by GraphQL a key reads what the site reads, drafts too, and neither accounts nor entries', async () => {
  const page = await makePage(cms)
  const query = `{ pages(locale: de, draft: true) { id } }`
  expect((await askGraphql({ query })).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  expect((await askGraphql({ query }, `bf_${'y'.repeat(43)}`)).errors?.[0]?.extensions?.code).toBe('KEY_VOID')
  const { data, errors } = await askGraphql({ query }, keys.read.token)
  expect(errors).toBeUndefined()
  expect(JSON.stringify(data)).toContain('"id"')
  expect(page.pageId).toBeTruthy()
  const { token } = await makeKey('publish', cms.admin)
  for (const asked of ['{ Users { docs { id } } }', '{ Submissions { docs { id } } }', '{ Mails { docs { id } } }']) {
    const answer = await askGraphql({ query: asked }, token)
    expect([asked, JSON.stringify(answer.data ?? null).includes('"id"'), Boolean(answer.errors)]).toEqual([
      asked,
      false,
      true,
    ])
  }
})

test('the schema of the GraphQL is for keys and for people who are signed in', async () => {
  const path = '/v1/schema.graphql'
  const schema = { method: 'get', path: '/schema.graphql' } as const
  expect((await cms.request({ method: 'GET', path, as: null })).json.code).toBe('UNAUTHENTICATED')
  expect((await ask(schema, `bf_${'z'.repeat(43)}`)).json.code).toBe('KEY_VOID')
  for (const answer of [await cms.request({ method: 'GET', path }), await ask(schema, keys.read.token)]) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/graphql; charset=utf-8'])
    expect(answer.json).toContain('pageBySlug(')
  }
})

test('a key ends with its account, and never reaches further than the account’s role', async () => {
  const data = { email: `${randomUUID()}@test.example`, password: 'vier Wörter am Stück', role: 'optician' as const }
  const { id } = await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
  const signedIn = await cms.request({ method: 'POST', path: '/bf-users/login', body: data, as: null })
  const { token } = await makeKey('publish', signedIn.json.token)
  expect((await ask(listPages, token)).status).toBe(200)
  expect((await cms.call(listKeys, { account: String(id) }, cms.editor)).json.code).toBe('FORBIDDEN')
  expect((await cms.call(listKeys, { account: String(id) }, cms.admin)).json.keys).toHaveLength(1)
  await cms.payload.delete({ collection: 'bf-users', id, overrideAccess: true })
  expect((await ask(listPages, token)).json.code).toBe('KEY_VOID')
})

test('the key stands in its answer alone; its owner hears of it by mail and knows it again by its beginning', async () => {
  const { id, token } = await makeKey('draft')
  const [row] = await cms.db.rows<Record<string, unknown>>(sql`select * from bf_api_keys where id = ${id}`)
  expect(JSON.stringify(row)).not.toContain(token)
  const { json } = await cms.call(listKeys, {})
  expect(JSON.stringify(json)).not.toContain(token.slice(0, 20))
  expect(json.keys[0]).toMatchObject({ id, prefix: token.slice(0, 11), seen: null })
  const [mail] = await cms.db.rows<{ text: string }>(
    sql`select text from bf_mails where "to" = 'optician@test.example' order by created_at desc limit 1`,
  )
  expect(mail?.text).toContain('Programm draft')
  expect(mail?.text).not.toContain(token.slice(0, 11))

  await ask(listPages, token)
  const seen = async () => (await cms.call(listKeys, {})).json.keys.find((key: { id: string }) => key.id === id).seen
  expect(await seen()).toMatch(/^20/)
  await cms.db.rows(sql`update bf_api_keys set seen_at = '2026-01-01' where id = ${id}`)
  await ask(listPages, token)
  expect(await seen()).not.toMatch(/^2026-01-01/)
})

test('nobody withdraws somebody else’s key but an admin', async () => {
  const own = await makeKey('read', cms.admin)
  expect((await cms.call(withdrawKey, { id: own.id }, cms.editor)).json.code).toBe('NOT_FOUND')
  const theirs = await makeKey('read', cms.editor)
  expect((await cms.call(withdrawKey, { id: theirs.id }, cms.admin)).status).toBe(200)
  expect((await cms.call(withdrawKey, { id: theirs.id }, cms.admin)).json.code).toBe('NOT_FOUND')
  expect((await ask(listPages, theirs.token)).json.code).toBe('KEY_VOID')
})

test('an account has so many keys and no more, however many are asked for at once', async () => {
  await cms.db.rows(sql`delete from bf_rate_limits`)
  const count = async () => (await cms.call(listKeys, {}, cms.admin)).json.keys.length
  const free = maxKeys - (await count())
  const answers = await Promise.all(
    Array.from({ length: free + 3 }, () => cms.call(createKey, { name: 'Zu viele', reach: 'read' }, cms.admin)),
  )
  // Whoever is told something else is told here.
  expect(answers.map(({ status, json }) => json.code ?? status).toSorted()).toEqual([
    ...Array.from({ length: free }, () => 200),
    ...Array.from({ length: 3 }, () => 'TOO_MANY_KEYS'),
  ])
  expect(await count()).toBe(maxKeys)
})

test('a key has a rate of its own, and says when it may ask again', async () => {
  const { id, token } = await makeKey('read')
  await cms.db.rows(sql`
    insert into bf_rate_limits (key, points, expire) values (${`key:${id}`}, 600, ${Date.now() + 50_000})`)
  const refused = await ask(listPages, token)
  expect([refused.status, refused.json.code]).toEqual([429, 'RATE_LIMITED'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(listPages, keys.read.token)).status).toBe(200)
})
