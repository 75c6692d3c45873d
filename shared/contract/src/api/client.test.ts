import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './v1/endpoints.generated.ts'

const call = createClient()

const answers = (status: number, body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  )
const failure = async () => call('getSettings', {}).catch((error: unknown) => error)

afterEach(() => vi.unstubAllGlobals())

test('a read puts its input into the query and leaves out what is not given', async () => {
  answers(200, '{"status":200,"success":true,"media":[],"total":0}')
  await call('listMedia', { search: 'Brille & Etui', type: undefined, offset: 40 })
  expect(fetch).toHaveBeenCalledWith(
    '/api/v1/media/list?search=Brille+%26+Etui&offset=40',
    expect.objectContaining({ method: 'GET' }),
  )
})

test('what stands in a path is put there, and cannot lead out of it', async () => {
  answers(200, '{"status":200,"success":true}')
  await call('redeemCoupon', { id: '../x', code: 'ABCD-EFGH' })
  expect(fetch).toHaveBeenCalledWith(
    '/api/v1/game/..%2Fx/coupon/redeem',
    expect.objectContaining({ method: 'POST', body: '{"code":"ABCD-EFGH"}' }),
  )
})

test('a failure keeps code, status and what the server said about it', async () => {
  answers(409, '{"status":409,"success":false,"code":"IN_USE","error":"…","pages":["Home"]}')
  expect(await failure()).toMatchObject({ code: 'IN_USE', status: 409, detail: { pages: ['Home'] } })
})

test('a proxy that answers with a page of HTML is read by its status', async () => {
  answers(502, '<html>Bad gateway</html>')
  expect(await failure()).toMatchObject({ code: 'UNAVAILABLE', status: 502, isOffline: false })
})

test('an answer that never comes is given up after the time in which web would have said something', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const hung = (_: string, { signal }: RequestInit) =>
    new Promise((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  vi.stubGlobal('fetch', hung)
  const asked = failure()
  limit.abort()
  expect(await asked).toMatchObject({ code: 'UNAVAILABLE', isOffline: true })
  expect(timeout).toHaveBeenCalledWith(65_000)
  timeout.mockRestore()
})

test('no answer at all is offline and keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch')
  vi.stubGlobal('fetch', () => Promise.reject(cause))
  expect(await failure()).toMatchObject({ code: 'UNAVAILABLE', isOffline: true, cause })
})

test('who makes a client says where its server is and what goes with each call', async () => {
  answers(200, '{"status":200,"success":true}')
  const headers = { cookie: 'payload-token=x' }
  await createClient({ baseUrl: 'http://cms:3001', headers })('getSettings', {}, { headers: { 'x-more': '1' } })
  expect(fetch).toHaveBeenCalledWith(
    'http://cms:3001/api/v1/settings',
    expect.objectContaining({ headers: { ...headers, 'x-more': '1' } }),
  )
})

test('an upload goes as it is', async () => {
  answers(200, '{"status":200,"success":true}')
  const form = new FormData()
  await call('uploadMedia', form)
  expect(fetch).toHaveBeenCalledWith('/api/v1/media/upload', expect.objectContaining({ body: form, headers: {} }))
})

test('no contract names a value in its path and its body or query alike: a call could not tell which is meant', () => {
  const shapeOf = (schema: Endpoint['body']) => Object.keys(schema && 'shape' in schema ? Object(schema.shape) : {})
  for (const { path, body, query } of Object.values<Endpoint>(endpoints)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect([...shapeOf(body), ...shapeOf(query)].filter((name) => inPath.includes(name))).toEqual([])
  }
})
