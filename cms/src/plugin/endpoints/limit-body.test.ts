import { expect, test, vi } from 'vitest'
import { limitBody } from './limit-body.ts'

const megabyte = 1024 * 1024

async function send(path: string, bytes: number, { isCounted = true } = {}) {
  const handle = vi.fn(async (request: Request) => Response.json({ length: (await request.arrayBuffer()).byteLength }))
  const body = new Blob([new Uint8Array(bytes)])
  const request = new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: isCounted ? await body.arrayBuffer() : body.stream(),
    ...(isCounted ? { headers: { 'content-length': String(bytes) } } : { duplex: 'half' }),
  } as RequestInit)
  // Like Next's: it answers like a request and is none, so that `new Request(it)` fails.
  const { url, method, headers, signal } = request
  const answer = await limitBody(handle)({ url, method, headers, signal, body: request.body } as Request, undefined)
  return { status: answer.status, json: await answer.json(), calls: handle.mock.calls.length }
}

test.each([0, 5, 2 * megabyte])('a body of %i bytes arrives as it was sent', async (bytes) => {
  expect(await send('/api/users/login', bytes)).toMatchObject({ status: 200, json: { length: bytes } })
})

test.each([{ isCounted: true }, { isCounted: false }])('a larger one never reaches Payload (%j)', async (how) => {
  const { status, json, calls } = await send('/api/users/login', 3 * megabyte, how)
  expect([status, calls]).toEqual([413, 0])
  expect(json.errors[0].message).toMatch(/^Das ist zu gross/)
})

test.each(['/api/media', '/api/media/1', '/api/v1/media/upload'])(
  'a picture goes to %s, up to its limit',
  async (path) => {
    expect(await send(path, 20 * megabyte)).toMatchObject({ status: 200, json: { length: 20 * megabyte } })
    expect((await send(path, 30 * megabyte)).status).toBe(413)
  },
)

test('below /api/v1 the refusal has the shape of the API', async () => {
  expect((await send('/api/v1/data', 3 * megabyte)).json).toMatchObject({
    status: 413,
    success: false,
    code: 'TOO_LARGE',
  })
})
