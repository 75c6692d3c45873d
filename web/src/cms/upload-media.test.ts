import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorSentence } from './error-sentence.ts'
import { uploadMedia } from './upload-media.ts'

/** A connection of which each movement is told by the test. */
class StandInRequest {
  static last: StandInRequest
  status = 0
  responseText = ''
  isAborted = false
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
  onloadend = () => {}

  constructor() {
    StandInRequest.last = this
  }
  open() {}
  send() {}
  abort() {
    this.isAborted = true
    this.onloadend()
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onloadend()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', StandInRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** An upload under way, how much of it was told, and how it ends. */
function start(signal?: AbortSignal) {
  const onProgress = vi.fn<(share: number) => void>()
  const settled = vi.fn()
  const file = new File(['x'], 'laden.jpg')
  uploadMedia(file, { key: 'k', onProgress, ...(signal && { signal }) }).then(settled, settled)
  const end = async () => {
    await vi.advanceTimersByTimeAsync(0)
    return settled.mock.lastCall?.[0]
  }
  return { request: StandInRequest.last, onProgress, end }
}

test('an upload on which nothing moves for half a minute ends with a sentence, however far it is', async () => {
  const { request, onProgress, end } = start()
  await vi.advanceTimersByTimeAsync(29_000)
  request.upload.onprogress?.({ lengthComputable: true, loaded: 34, total: 100 })
  expect(onProgress).toHaveBeenCalledWith(0.34)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(await end()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1_000)
  const error = await end()
  expect(error).toMatchObject({ code: 'UNAVAILABLE', detail: {} })
  expect(errorSentence(error, 'de')).toMatch(/^Keine Verbindung/)
  expect(request.isAborted).toBe(true)
})

test('a picture that has arrived may be looked at for two minutes, and no longer', async () => {
  const { request, end } = start()
  request.upload.onload?.()
  await vi.advanceTimersByTimeAsync(119_000)
  expect(await end()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await end()).toBeInstanceOf(ApiError)
  expect(request.isAborted).toBe(true)
})

test('an upload that is given up stops sending, and says that it was', async () => {
  const canceller = new AbortController()
  const { request, end } = start(canceller.signal)
  canceller.abort()
  expect(request.isAborted).toBe(true)
  expect(await end()).toMatchObject({ detail: { aborted: true } })
})

test('a refusal that comes before the file has left is read, and nothing is waited for after it', async () => {
  const { request, end } = start()
  request.upload.onprogress?.({ lengthComputable: true, loaded: 34, total: 100 })
  request.answer(413, { success: false, code: 'TOO_LARGE', max: 25 })
  expect(await end()).toMatchObject({ code: 'TOO_LARGE', status: 413, detail: { max: 25 } })
  await vi.advanceTimersByTimeAsync(200_000)
  expect(request.isAborted).toBe(false)
})

test('the answer to a picture that was taken is its medium', async () => {
  const { request, end } = start()
  request.upload.onload?.()
  request.answer(200, { success: true, media: { id: 'a' } })
  expect(await end()).toMatchObject({ media: { id: 'a' } })
})

test('a picture that is still worked on is waited for, and its end is told', async () => {
  const answers = [
    { status: 409, success: false, code: 'PICTURE_PENDING' },
    { status: 200, success: true, media: { id: 'a' } },
  ]
  const asked = vi.fn(async (_address: string) => {
    const answer = answers.shift()
    return Response.json(answer, { status: answer?.status ?? 500 })
  })
  vi.stubGlobal('fetch', asked)
  const { request, end } = start()
  request.answer(409, { success: false, code: 'PICTURE_PENDING' })
  expect(await end()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await end()).toMatchObject({ media: { id: 'a' } })
  expect(asked.mock.calls.map(([address]) => address)).toEqual(Array(2).fill('/api/v1/media/uploaded?key=k'))
})
