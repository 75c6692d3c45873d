import { updatePageInfo } from '@blickfang/contract/api/v1/page.ts'
import { unlockPage } from '@blickfang/contract/api/v1/page-password.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askGraphql } from '../../../testing/ask-graphql.ts'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { hashPassword } from './hash-password.ts'

const password = 'Lindenhof 7'
let cms: TestCms
let page: Awaited<ReturnType<typeof makePage>>
let slug: string
let client = 0

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

beforeEach(async () => {
  page = await makePage(cms)
  await setPassword(password)
  await page.publish()
  const [row] = await cms.db.rows<{ slug: string }>(
    sql`select published ->> 'slug.de' as slug from bf_pages where id = ${page.pageId}`,
  )
  slug = row?.slug ?? ''
})

async function setPassword(next: string | null) {
  const [row] = await cms.db.rows<{ rev: number }>(
    sql`select coalesce((revs ->> 'password')::int, 0) as rev from bf_pages where id = ${page.pageId}`,
  )
  const base = { password: row?.rev ?? 0 }
  return cms.call(updatePageInfo, { id: page.pageId, lang: 'de', meta: { password: next }, base })
}

/** As one visitor of many, unless it is said which. */
function unlock(typed: string, from = `198.51.100.${++client}`) {
  const body = { id: page.pageId, password: typed }
  const headers = { 'x-forwarded-for': from }
  return cms.request({ method: 'POST', path: `/v1${unlockPage.path}`, body, headers, as: null })
}

async function read(key?: string) {
  const query = `query($slug: String!, $key: String) { pageBySlug(locale: de, slug: $slug, key: $key) { id protected description groups { name fields { text } } } }`
  const { data } = await askGraphql({ query, variables: { slug, key } })
  return data?.pageBySlug as { id: string; protected: boolean; groups: unknown[] }
}

test('the password opens the page to who brings its key, and to nobody else', async () => {
  expect(await read()).toMatchObject({ protected: true, groups: [] })
  const { json, status } = await unlock(password)
  expect(status).toBe(200)
  expect(JSON.stringify(json)).not.toContain('scrypt')
  const opened = await read(json.key)
  expect(opened).toMatchObject({ id: page.pageId, protected: false, groups: [{ name: 'hero' }] })
  expect(await read()).toMatchObject({ protected: true, groups: [] })
})

test('a wrong password gets a sentence and no key', async () => {
  const answer = await unlock('lindenhof 7')
  expect(answer).toMatchObject({
    status: 403,
    json: { code: 'WRONG_PASSWORD', error: expect.stringMatching(/Passwort/) },
  })
  expect(answer.json.key).toBeUndefined()
  expect((await unlock('')).status).toBe(403)
})

test('a key ends with its password, and does not come back with the same words', async () => {
  const { key } = (await unlock(password)).json
  await setPassword('ganz anders')
  expect(await read(key)).toMatchObject({ protected: true })
  await setPassword(password)
  expect(await read(key)).toMatchObject({ protected: true })
  await setPassword(null)
  expect(await read()).toMatchObject({ protected: false })
  expect((await unlock(password)).status).toBe(404)
})

test('a key opens its own page only, unchanged, and while it lasts', async () => {
  const { key } = (await unlock(password)).json
  const first = slug
  page = await makePage(cms)
  await setPassword(password)
  await page.publish()
  const [row] = await cms.db.rows<{ slug: string }>(
    sql`select published ->> 'slug.de' as slug from bf_pages where id = ${page.pageId}`,
  )
  slug = row?.slug ?? ''
  expect(await read(key)).toMatchObject({ protected: true })
  slug = first
  const [id, expires, signature] = key.split('.')
  const forged = [
    `${id}.${Number(expires) + 1}.${signature}`,
    `${page.pageId}.${expires}.${signature}`,
    `${id}.1.${signature}`,
    `${id}.${expires}.${signature.slice(0, -2)}AA`,
    `${id}.${expires}.`,
    "' or true --",
    'x'.repeat(200),
  ]
  for (const each of forged) expect(await read(each)).toMatchObject({ protected: true, groups: [] })
  expect(await read(key)).toMatchObject({ protected: false })
})

test('guessing is slowed down for the guesser and for nobody else', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt++) statuses.push((await unlock('geraten', '203.0.113.77')).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429])
  expect((await unlock(password, '203.0.113.77')).status).toBe(429)
  expect((await unlock(password)).status).toBe(200)
})

test('a save that comes too late is told that there is another password, and not how it is stored', async () => {
  const late = await cms.call(updatePageInfo, {
    id: page.pageId,
    lang: 'de',
    meta: { password: 'ein anderes' },
    base: {},
  })
  expect([late.status, late.json.conflict]).toEqual([409, [expect.objectContaining({ key: 'password', value: null })]])
})

/** As the admin's form sends it. */
const inAdmin = (data: object, language = 'de') =>
  cms.request({
    method: 'PATCH',
    path: `/bf-pages/${page.pageId}?locale=de`,
    body: data,
    headers: { cookie: `payload-token=${cms.editor}; payload-lng=${language}` },
  })

test('a new password of seven characters is refused at its field, by the API and in the admin, and changes nothing', async () => {
  expect(await setPassword('Brille7')).toMatchObject({
    status: 400,
    json: { code: 'INVALID', fields: { 'meta.password': 'passwordShort' } },
  })
  for (const [language, sentence] of [
    ['de', 'mindestens 8 Zeichen'],
    ['fr', 'au moins 8 caractères'],
  ] as const) {
    const { status, json } = await inAdmin({ password: 'Brille7' }, language)
    expect(status).toBe(400)
    expect(json.errors[0].data.errors).toEqual([{ path: 'password', message: expect.stringContaining(sentence) }])
  }
  expect((await unlock(password)).status).toBe(200)
  const { json } = await cms.request({ method: 'GET', path: `/bf-pages/${page.pageId}?locale=de` })
  expect((await inAdmin({ ...json, password: 'Brillen 8' })).status).toBe(200)
  expect((await unlock('Brillen 8')).status).toBe(200)
})

test('a short one from before goes on opening its page, and holds up no other change of it', async () => {
  const stored = await hashPassword('a')
  await cms.db.rows(sql`
    update bf_pages set draft = draft || jsonb_build_object('password', ${stored}::text),
      published = published || jsonb_build_object('password', ${stored}::text) where id = ${page.pageId}`)
  const { json } = await cms.request({ method: 'GET', path: `/bf-pages/${page.pageId}?locale=de` })
  expect((await inAdmin({ ...json, description: 'Neu gesagt' })).status).toBe(200)
  expect((await unlock('a')).status).toBe(200)
})
