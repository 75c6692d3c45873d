import { dearDocuments, hostileDocuments } from '@blickfang/local/src/drills/hostile-documents.ts'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../payload.config.ts'
import { askGraphql } from '../../testing/ask-graphql.ts'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config })
})
afterAll(() => payload.destroy())

test.each(Object.entries({ ...dearDocuments, ...hostileDocuments }))(
  '%s is refused as the caller’s mistake',
  async (_, query) => {
    const { status, data, errors } = await askGraphql({ query })
    expect([[400, 413], data ?? null]).toEqual([expect.arrayContaining([status]), null])
    expect(JSON.stringify(errors)).not.toContain('Did you mean')
  },
)

test.each([
  ['a field of Payload’s own', { query: '{ Pagess { docs { id } } }' }],
  ['an argument of a mutation', { query: 'mutation { logoutUser(allSesions: true) }' }],
  ['a variable', { query: 'query($l: Locale!) { pages(locale: $l) { name } }', variables: { l: 'dee' } }],
  [
    'a variable of a mutation',
    {
      query: 'mutation($l: LocaleInputType) { updatePage(id: "x", locale: $l, data: {}) { id } }',
      variables: { l: 'dee' },
    },
  ],
])('a wrong name of %s is told without the right ones', async (_, asked) => {
  const { status, errors } = await askGraphql(asked)
  expect(status).toBe(400)
  expect(JSON.stringify(errors)).not.toContain('Did you mean')
})

test('broken JSON is the caller’s mistake', async () => {
  expect((await askGraphql('{"query": ')).status).toBe(400)
})

test('a directive whose variable is missing is the caller’s mistake', async () => {
  const query = 'query($a: Boolean!) { pages(locale: de) { name @include(if: $a) } }'
  expect((await askGraphql({ query })).status).toBe(400)
})
