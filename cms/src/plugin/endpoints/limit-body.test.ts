import { expect, test, vi } from 'vitest'
import { limitBody } from './limit-body.ts'

const megabyte = 1024 * 1024

async function send(path: string, bytes: number, { isCounted = true, isEditor = true } = {}) {
  const handle = vi.fn(async (request: Request) => Response.json({ length: (await request.arrayBuffer()).byteLength }))
  const body = new Blob([new Uint8Array(bytes)])
  const request = new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: isCounted ? await body.arrayBuffer() : body.stream(),
    ...(isCounted ? { headers: { 'content-length': String(bytes) } } : { duplex: 'half' }),
  } as RequestInit)
  // Like Next's: it answers like a request and is none, so that `new Request(it)` fails.
  const { url, method, headers, signal } = request
  let hasRead = false
  const incoming = {
    url,
    method,
    headers,
    signal,
    get body() {
      hasRead = true
      return request.body
    },
  }
  const answer = await limitBody(handle, async () => isEditor)(incoming as Request, undefined)
  return { status: answer.status, json: await answer.json(), calls: handle.mock.calls.length, hasRead }
}

test.each([0, 5, 2 * megabyte])('a body of %i bytes arrives as it was sent', async (bytes) => {
  expect(await send('/api/bf-users/login', bytes)).toMatchObject({ status: 200, json: { length: bytes } })
})

test.each([{ isCounted: true }, { isCounted: false }])('a larger one never reaches Payload (%j)', async (how) => {
  const { status, json, calls } = await send('/api/bf-users/login', 3 * megabyte, how)
  expect([status, calls]).toEqual([413, 0])
  expect(json.errors[0].message).toMatch(/^Das ist zu gross/)
})

test.each(['/api/bf-media', '/api/bf-media/1', '/api/v1/media/upload'])(
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

test.each(['/api/bf-media', '/api/v1/media/upload'])(
  'a long body to %s that no editor sends is refused before it is read',
  async (path) => {
    const answer = await send(path, 20 * megabyte, { isEditor: false })
    expect(answer).toMatchObject({ status: 401, calls: 0, hasRead: false })
  },
)

test('one that does not say how long it is ends where a form would', async () => {
  const answer = await send('/api/bf-media', 20 * megabyte, { isEditor: false, isCounted: false })
  expect(answer).toMatchObject({ status: 413, calls: 0 })
})

test('a short one goes on to Payload, which has its own answer for visitors', async () => {
  expect(await send('/api/bf-media', 1000, { isEditor: false })).toMatchObject({ status: 200, calls: 1 })
})
