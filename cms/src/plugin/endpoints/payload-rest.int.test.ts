import { sql } from '@payloadcms/db-postgres'
import { REST_GET } from '@payloadcms/next/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../payload.config.ts'
import { dumpContent } from '../testing/dump-content.ts'
import { makePage } from '../testing/make-page.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
let page: Awaited<ReturnType<typeof makePage>>

beforeAll(async () => {
  cms = await startCms()
  page = await makePage(cms, 'imageBoard')
  await page.publish()
})
afterAll(() => cms.stop())

test('a plain visitor’s Payload REST reads no content and no account', async () => {
  for (const slug of [
    'bf-pages',
    'bf-groups',
    'bf-fields',
    'bf-revisions',
    'bf-users',
    'bf-media',
    'bf-navigation',
    'bf-redirects',
    'bf-branches',
    'bf-staff',
    'bf-changelog',
    'globals/bf-settings',
  ]) {
    const answer = await cms.request({ method: 'GET', path: `/${slug}`, as: null })
    expect([slug, answer.status]).toEqual([slug, 403])
  }
})

test.each(['slug', 'published', 'draft', 'status', 'role', 'collection', 'title', 'revs', 'changed'])(
  'a PATCH of a page’s %s sets nothing',
  async (name) => {
    const before = await dumpContent(cms.db)
    await cms.request({
      method: 'PATCH',
      path: `/bf-pages/${page.pageId}`,
      body: { [name]: name === 'published' || name === 'draft' ? {} : 'x' },
    })
    const after = await dumpContent(cms.db)
    const withoutTime = (dump: unknown) =>
      JSON.parse(JSON.stringify(dump), (key, value) =>
        key === 'updated_at' || key === 'updated_by_id' ? undefined : value,
      )
    expect(withoutTime(after)).toEqual(withoutTime(before))
  },
)

test.each([
  ['GET', '/bf-media/file/brille-0123456789abcdef.png'],
  ['POST', '/bf-users/verify/guess'],
])('%s %s of nothing is 404, and says no path', async (method, path) => {
  const answer = await cms.request({ method, path, as: null })
  expect(answer.status).toBe(404)
  expect(answer.json.errors[0].message).toMatch(/^Nicht gefunden/)
})

test('nobody has pictures drawn: Payload’s route for previews of the admin is not there', async () => {
  const request = new Request('http://localhost:3000/api/og?title=x')
  const answer = await REST_GET(config)(request, { params: Promise.resolve({ slug: ['og'] }) })
  expect(answer.status).toBe(404)
})

test('Payload’s own migrations have no address, and no answer names the server’s', async () => {
  const request = new Request('http://inside:3001/api/payload-migrations')
  const answer = await REST_GET(config)(request, { params: Promise.resolve({ slug: ['payload-migrations'] }) })
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('inside')
})

test.each([
  '/bf-pages?where[draft.password][like]=scrypt',
  '/bf-pages?where[password][like]=s',
  '/bf-pages?sort=draft',
  '/bf-revisions?where[state.page][exists]=true',
  '/bf-users?where[hash][like]=a',
  '/bf-users?where[sessions.id][exists]=true&where[salt][exists]=true',
])('%s asks for what is hidden, and is refused even to an admin', async (path) => {
  expect((await cms.request({ method: 'GET', path, as: cms.admin })).status).toBe(400)
})

test('what is hidden stays so when it is asked for by name', async () => {
  for (const path of ['/bf-pages', '/bf-groups', '/bf-fields', '/bf-revisions', '/bf-users']) {
    const query = 'showHiddenFields=true&select[draft]=true&select[published]=true&select[state]=true&select[hash]=true'
    const answer = await cms.request({ method: 'GET', path: `${path}?${query}`, as: cms.admin })
    expect(answer.status).toBe(200)
    for (const doc of answer.json.docs)
      expect(Object.keys(doc)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(draft|published|revs|state|hash|salt)$/)]),
      )
  }
})

test('an optician sees and changes no other account, in no way', async () => {
  const { id } = (await cms.request({ method: 'GET', path: '/bf-users/me', as: cms.admin })).json.user
  const tries = [
    await cms.request({ method: 'GET', path: `/bf-users/${id}` }),
    await cms.request({ method: 'PATCH', path: `/bf-users/${id}`, body: { password: 'a hijacked account is mine' } }),
    await cms.request({ method: 'PATCH', path: '/bf-users?where[email][exists]=true', body: { name: 'x' } }),
    await cms.request({ method: 'DELETE', path: '/bf-users?where[email][exists]=true' }),
    await cms.request({ method: 'POST', path: '/bf-users/unlock', body: { email: 'admin@test.example' } }),
    await cms.request({
      method: 'POST',
      path: '/bf-users/first-register',
      body: { email: 'a@b.ch', password: 'x'.repeat(12) },
    }),
  ]
  expect(tries.map(({ status }) => status)).toEqual([404, 403, 403, 403, 404, 403])
  const list = (await cms.request({ method: 'GET', path: '/bf-users' })).json.docs
  expect(list.map(({ email }: { email: string }) => email)).toEqual(['optician@test.example'])
})

test.each(['bf-branches', 'bf-job-offers', 'bf-market-items', 'bf-media', 'bf-pages', 'bf-groups', 'bf-fields'])(
  'several of %s, each of which is held while it is saved, are not changed at once',
  async (slug) => {
    const answer = await cms.request({
      method: 'PATCH',
      path: `/${slug}?where[id][exists]=true`,
      body: { name: 'Eine für alle', title: 'Eine für alle' },
      as: cms.admin,
    })
    expect(answer.status).toBe(403)
  },
)

test('an old address that an editor deletes leads nowhere any more: the site lets go of it', async () => {
  const { pageId } = page
  const [redirect] = await cms.db.rows<{ id: string }>(
    sql`insert into bf_redirects (locale, slug, page_id) values ('de', 'frueher', ${pageId}) returning id`,
  )
  const expired = () => cms.db.rows(sql`select tags from bf_cache_journal where tags @> '["site"]'`)
  const before = await expired()
  expect((await cms.request({ method: 'DELETE', path: `/bf-redirects/${redirect?.id}` })).status).toBe(200)
  expect(await expired()).toHaveLength(before.length + 1)
})

test('a page of another website writes nothing, whatever cookie comes along', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const before = await dumpContent(cms.db)
  for (const [method, path] of [
    ['POST', '/bf-branches'],
    ['POST', '/globals/bf-settings'],
    ['PATCH', `/bf-pages/${page.pageId}`],
  ] as const) {
    const answer = await cms.request({ method, path, body: { name: 'evil' }, headers })
    expect([path, answer.status]).toEqual([path, 403])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
  expect(await dumpContent(cms.db)).toEqual(before)
})

test('an optician manages no accounts', async () => {
  const body = { email: 'new@test.example', password: 'vier Wörter am Stück', role: 'admin' }
  expect((await cms.request({ method: 'POST', path: '/bf-users', body })).status).toBe(403)
  const me = (await cms.request({ method: 'GET', path: '/bf-users/me' })).json.user
  await cms.request({ method: 'PATCH', path: `/bf-users/${me.id}`, body: { role: 'admin' } })
  expect((await cms.request({ method: 'GET', path: '/bf-users/me' })).json.user.role).toBe('optician')
})
