import { expect, test } from 'vitest'
import { guardGraphql } from './guard-graphql.ts'

const query = JSON.stringify({ query: '{ settings(locale: de) { name } }' })

/** Like Next's: it answers like a request and is none, so that `new Request(it)` fails. */
function nextRequest(body: string): Request {
  const headers = { cookie: 'a=b', 'content-type': 'application/json' }
  const request = new Request('http://localhost:3001/api/graphql', { method: 'POST', headers, body })
  const { url, method, signal } = request
  return { url, method, headers: request.headers, signal, body: request.body } as Request
}

test('what the quick way leaves goes on whole, to read once more', async () => {
  const seen: string[] = []
  const guarded = guardGraphql(
    async (request, asked) => {
      expect(await request.json()).toEqual(asked)
      return null
    },
    async (request) => {
      seen.push(request.method, request.url, request.headers.get('cookie') ?? '', await request.text())
      return new Response('ok')
    },
  )
  expect(await (await guarded(nextRequest(query))).text()).toBe('ok')
  expect(seen).toEqual(['POST', 'http://localhost:3001/api/graphql', 'a=b', query])
})

test.each([
  ['broken JSON', '{"query": ', 'application/json'],
  ['a form', 'query=1', 'application/x-www-form-urlencoded'],
  ['several questions at once', '[{"query":"{ a }"}]', 'application/json'],
  ['no question', '{"variables":{}}', 'application/json'],
  [
    'variables nested without end',
    `{"query":"{ a }","variables":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
    'application/json',
  ],
])('%s is the caller’s mistake and reaches nobody', async (_, body, type) => {
  const unexpected = () => Promise.reject(new Error('was asked'))
  const request = new Request('http://localhost:3001/api/graphql', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  const answer = await guardGraphql(unexpected, unexpected)(request)
  expect(answer.status).toBe(400)
  expect((await answer.json()).errors).toEqual([
    { message: expect.any(String), extensions: { code: 'BAD_REQUEST', statusCode: 400 } },
  ])
})
