import { expect, test } from 'vitest'
import { guardRest } from './guard-rest.ts'

const answer = async (request: Request) => {
  const bytes = (await request.arrayBuffer()).byteLength
  return Response.json({ bytes }, { headers: { 'x-asker-unknown': '1', etag: '"theirs"' } })
}
const guarded = guardRest(answer, {
  asksAsEditor: async () => false,
  isOfProject: async ({ url }) => url.includes('/api/books'),
})
const upload = (path: string) =>
  guarded(new Request(`http://cms/api${path}`, { method: 'POST', body: new Uint8Array(9_000_000) }), undefined)

test('what is uploaded to a collection of the project has its own limit, and its answer is as it was', async () => {
  const { status, headers } = await upload('/books')
  expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, null, '"theirs"'])
  expect(headers.has('x-asker-unknown')).toBe(false)
})

test('what is uploaded elsewhere has ours', async () => {
  expect((await upload('/bf-groups')).status).toBe(413)
})
