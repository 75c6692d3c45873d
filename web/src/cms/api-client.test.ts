import { afterEach, expect, test, vi } from 'vitest'
import { call } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { errorSentence } from './error-sentence.ts'

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
  await call('redeemCoupon', { code: 'ABCD-EFGH' }, { params: { id: '../x' } })
  expect(fetch).toHaveBeenCalledWith('/api/v1/game/..%2Fx/coupon/redeem', expect.objectContaining({ method: 'POST' }))
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

test('no answer at all is offline, keeps its cause and has its own sentence', async () => {
  const cause = new TypeError('Failed to fetch')
  vi.stubGlobal('fetch', () => Promise.reject(cause))
  const error = await failure()
  expect(error).toMatchObject({ code: 'UNAVAILABLE', isOffline: true, cause })
  expect(errorSentence(error, 'de')).toMatch(/^Keine Verbindung/)
  expect(errorSentence(new ApiError('SLUG_TAKEN', 409), 'fr')).toBe('Cette URL existe déjà')
})
