import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const megabyte = 1024 * 1024
const job = { kind: 'encode', variant: { width: 640, format: 'avif' }, bytes: new Uint8Array(1) } as const

/** A process that answers each job, or never, and says how much memory it holds. */
class StandInProcess extends EventEmitter {
  readonly channel = { ref: () => undefined, unref: () => undefined }
  readonly kill = vi.fn()
  readonly unref = () => undefined
  readonly send = () => {
    if (rss !== null) setImmediate(() => this.emit('message', { result: new Uint8Array(1), rss }))
  }
}

let rss: number | null
let processes: StandInProcess[]
let PictureWorker: typeof import('./picture-worker.ts').PictureWorker

beforeEach(async () => {
  processes = []
  rss = 80 * megabyte
  const module = process.getBuiltinModule('node:child_process')
  vi.spyOn(module, 'fork').mockImplementation(() => {
    const child = new StandInProcess()
    processes.push(child)
    return child as never
  })
  vi.resetModules()
  ;({ PictureWorker } = await import('./picture-worker.ts'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ended = () => processes.map(({ kill }) => kill.mock.calls.length > 0)

test('the process stays for the next picture, and ends once nobody has had one for a while', async () => {
  const worker = new PictureWorker()
  await worker.run(job)
  vi.advanceTimersByTime(14_000)
  await worker.run(job)
  vi.advanceTimersByTime(14_000)
  expect(ended()).toEqual([false])
  vi.advanceTimersByTime(2_000)
  expect(ended()).toEqual([true])
})

test('a process that a picture has made large ends with its answer, and the next picture gets another', async () => {
  const worker = new PictureWorker()
  rss = 301 * megabyte
  await worker.run(job)
  expect(ended()).toEqual([true])
  rss = 80 * megabyte
  await worker.run(job)
  expect(ended()).toEqual([true, false])
})

test('a picture that is never done is given up with its process', async () => {
  const worker = new PictureWorker()
  rss = null
  const given = expect(worker.run(job)).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' })
  vi.advanceTimersByTime(60_000)
  await given
  expect(ended()).toEqual([true])
})
