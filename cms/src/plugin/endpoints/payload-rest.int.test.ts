import { afterAll, beforeAll, expect, test } from 'vitest'
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
    'pages',
    'groups',
    'fields',
    'revisions',
    'users',
    'media',
    'navigation',
    'redirects',
    'branches',
    'staff',
    'changelog',
    'globals/settings',
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
      path: `/pages/${page.pageId}`,
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

test('an optician manages no accounts', async () => {
  const body = { email: 'new@test.example', password: 'long-enough-1', role: 'admin' }
  expect((await cms.request({ method: 'POST', path: '/users', body })).status).toBe(403)
  const me = (await cms.request({ method: 'GET', path: '/users/me' })).json.user
  await cms.request({ method: 'PATCH', path: `/users/${me.id}`, body: { role: 'admin' } })
  expect((await cms.request({ method: 'GET', path: '/users/me' })).json.user.role).toBe('optician')
})
