import type { Endpoint } from '@blickfang/contract/api/endpoint.ts'
import { type EndpointName, endpoints } from '@blickfang/contract/api/v1/endpoints.generated.ts'
import fc from 'fast-check'
import { validOperators } from 'payload/shared'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** Values that no parameter is meant to hold, as they stand in an address: half a surrogate pair, bytes that are no text, NUL. */
const hostile = fc.oneof(
  fc.constantFrom('%00', 'a%00b', '%ED%A0%80', '%FF', '%C0%80', '', 'null', 'undefined', 'NaN', '-1', '1e400', '0x1'),
  fc.constantFrom(
    '99999999999999999999',
    '1.5',
    'true',
    '[]',
    '{}',
    "'",
    '%27%3B--',
    '{00000000-0000-4000-8000-000000000000}',
  ),
  fc.constantFrom(
    '2026-02-31T25:61:61Z',
    '+275760-09-14T00:00:00Z',
    '-271822-01-01',
    '%F0%9F%98%80'.repeat(50),
    'x'.repeat(6_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }).map(encodeURIComponent),
)

const membersOf = (schema: Endpoint['query']): string[] =>
  Object.keys(schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : {})

const asked = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(([name, contract]) => {
  const members = [...membersOf(contract.query), ...membersOf(contract.params)]
  return members.length > 0 ? [{ name, contract, members }] : []
})

test.each(asked)(
  'whatever stands in a parameter of $name, it is no fault of the server',
  async ({ contract, members }) => {
    const values = fc.record(Object.fromEntries(members.map((member) => [member, fc.option(hostile)])))
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        const path = contract.path.replace(/\{(\w+)\}/g, (_, member) => given[member] || 'x')
        const query = Object.entries(given).flatMap(([member, value]) => (value === null ? [] : [`${member}=${value}`]))
        const method = contract.method.toUpperCase()
        const answer = await cms.request({
          method,
          path: `/v1${path}?${query.join('&')}`,
          ...(method !== 'GET' && { body: {} }),
        })
        expect([answer.status, path, query]).toEqual([expect.toSatisfy((status: number) => status < 500), path, query])
        if (query.join().includes('%00')) expect(answer.status).toBe(400)
      }),
      { numRuns: 25 },
    )
  },
)

test('whatever Payload’s own addresses are asked, it is no fault of the server', async () => {
  const collections = Object.values(cms.payload.collections).map(({ config }) => ({
    slug: config.slug,
    names: ['id', ...config.flattenedFields.map(({ name }) => name), 'nothing', 'id.x', 'createdAt.y'],
  }))
  const parameter = fc.oneof(
    ...[
      'limit',
      'page',
      'depth',
      'sort',
      'locale',
      'fallback-locale',
      'draft',
      'trash',
      'where',
      'select',
      'populate',
      'joins',
    ].map((name) => hostile.map((value) => `${name}=${value}`)),
    fc.constantFrom(
      'where[or]=x',
      'where[and][0]=x',
      'where[id]=x',
      'where[or][0][id][in][x]=y',
      'select[id][x]=true',
      'sort[]=id',
    ),
  )
  const question = fc.constantFrom(...collections).chain(({ slug, names }) =>
    fc.tuple(
      fc
        .constantFrom('', '/count', '/x', '/%27', '/{00000000-0000-4000-8000-000000000000}', '/access/x')
        .map((end) => `/${slug}${end}`),
      fc.array(
        fc.oneof(
          fc
            .tuple(fc.constantFrom(...names), fc.constantFrom(...validOperators), hostile)
            .map(([name, operator, value]) => `where[${name}][${operator}]=${value}`),
          parameter,
        ),
        { minLength: 1, maxLength: 2 },
      ),
    ),
  )
  await fc.assert(
    fc.asyncProperty(question, fc.constantFrom('GET', 'POST'), async ([path, parts], method) => {
      const query = parts.join('&')
      const { status } =
        method === 'GET' || path.includes('/access/')
          ? await cms.request({ method, path: `${path}?${query}`, as: cms.admin })
          : await cms.request({
              method: 'POST',
              path,
              body: query,
              headers: { 'X-HTTP-Method-Override': 'GET', 'content-type': 'application/x-www-form-urlencoded' },
              as: cms.admin,
            })
      expect([status, path, query]).toEqual([expect.toSatisfy((code: number) => code < 500), path, query])
    }),
    { numRuns: 600 },
  )
}, 180_000)

test.each([
  '/v1/page/sections?search=%00',
  '/v1/media/list?search=a%00',
  '/bf-media/file/x%00.jpg',
  '/bf-users?where[email][equals]=%00',
  '/bf-users?where[role][like]=a',
])('%s is a bad request', async (path) => {
  expect((await cms.request({ method: 'GET', path, as: cms.admin })).status).toBe(400)
})

test('what concerns who is signed in, and accounts, entries and mails in any case, is kept by nobody', async () => {
  const paths = [
    '/bf-users',
    '/bf-users/me',
    '/bf-submissions',
    '/bf-mails',
    '/bf-pages',
    '/globals/bf-settings',
    '/payload-preferences/x',
    '/nothing',
  ]
  for (const as of [cms.editor, cms.admin, null])
    for (const path of paths) {
      const { headers } = await cms.request({ method: 'GET', path, as })
      expect([path, as !== null, headers.get('cache-control')]).toEqual([path, as !== null, 'no-store'])
    }
  for (const path of ['/bf-users/login', '/bf-users/logout', '/bf-users/forgot-password', '/bf-users/refresh-token']) {
    const { headers } = await cms.request({ method: 'POST', path, body: { email: 'a@b.example', password: 'x' } })
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
  }
})
