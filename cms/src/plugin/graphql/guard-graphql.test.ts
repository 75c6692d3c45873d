import { expect, test } from 'vitest'
import { guardGraphql } from './guard-graphql.ts'

const query = JSON.stringify({ query: '{ settings(locale: de) { name } }' })

/** Like Next's: it answers like a request and is none, so that `new Request(it)` fails. */
function nextRequest(body: string): Request {
  const request = new Request('http://localhost:3001/api/graphql', { method: 'POST', headers: { cookie: 'a=b' }, body })
  const { url, method, headers, signal } = request
  return { url, method, headers, signal, body: request.body } as Request
}

test('what the quick way leaves goes on whole, to read once more', async () => {
  const seen: string[] = []
  const guarded = guardGraphql(
    async (request, text) => {
      expect(await request.text()).toBe(text)
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
