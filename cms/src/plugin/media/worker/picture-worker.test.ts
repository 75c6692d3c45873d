import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const megabyte = 1024 * 1024
const job = { kind: 'encode', variant: { width: 640, format: 'avif' }, bytes: new Uint8Array(1) } as const

/** A process that answers each job, or never, and says how much memory it holds. */
class StandInProcess extends EventEmitter {
  readonly channel = { ref: () => undefined, unref: () => undefined }
  readonly kill = vi.fn()
  readonly unref = () => undefined
  constructor() {
    super()
    if (startsIn !== null) setTimeout(() => this.emit('message', { isReady: true }), startsIn)
  }
  readonly send = () => {
    if (rss !== null) setImmediate(() => this.emit('message', { result: new Uint8Array(1), rss }))
  }
}

let rss: number | null
/** Ms until it is ready; null: never. */
let startsIn: number | null
let processes: StandInProcess[]
let PictureWorker: typeof import('./picture-worker.ts').PictureWorker

beforeEach(async () => {
  processes = []
  rss = 80 * megabyte
  startsIn = 0
  const module = process.getBuiltinModule('node:child_process')
  vi.spyOn(module, 'fork').mockImplementation(() => {
    const child = new StandInProcess()
    processes.push(child)
    return child as never
  })
  vi.resetModules()
  ;({ PictureWorker } = await import('./picture-worker.ts'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1 })
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

test('a process that was started before there is a job is the one that does it, and ends when none comes', async () => {
  const worker = new PictureWorker()
  worker.warm()
  worker.warm()
  await worker.run(job)
  expect(processes).toHaveLength(1)
  vi.advanceTimersByTime(16_000)
  worker.warm()
  expect(processes).toHaveLength(2)
  vi.advanceTimersByTime(61_000)
  expect(ended()).toEqual([true, true])
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

test.each([
  ['svg', 10_000],
  ['png', 60_000],
] as const)(
  'a %s that is never done is given up with its process after %i ms, counted from when the process is ready',
  async (extension, ms) => {
    const worker = new PictureWorker()
    rss = null
    startsIn = 50_000
    const settled = vi.fn()
    const given = worker.run({ kind: 'check', extension, bytes: new Uint8Array(1) }).catch(settled)
    await vi.advanceTimersByTimeAsync(startsIn + ms - 100)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    await given
    expect(settled.mock.lastCall?.[0]).toMatchObject({ code: 'PICTURE_SLOW' })
    expect(ended()).toEqual([true])
  },
)

test('a process that does not start says nothing about the picture', async () => {
  const worker = new PictureWorker()
  startsIn = null
  const given = expect(worker.run(job)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await vi.advanceTimersByTimeAsync(60_000)
  await given
  expect(ended()).toEqual([true])
})

test('a process that ends in the middle of a picture is a cause of its own, and the next picture gets another', async () => {
  const worker = new PictureWorker()
  rss = null
  const given = expect(worker.run(job)).rejects.toMatchObject({ code: 'PICTURE_INTERRUPTED' })
  await vi.advanceTimersByTimeAsync(10)
  processes[0]?.emit('exit')
  await given
  rss = 1
  await worker.run(job)
  expect(processes).toHaveLength(2)
})

test('a picture that nobody waits for any more is given up with its process', async () => {
  const worker = new PictureWorker()
  rss = null
  const gone = new AbortController()
  const given = expect(worker.run(job, gone.signal)).rejects.toThrow('nobody waits')
  await vi.advanceTimersByTimeAsync(10)
  gone.abort(new Error('nobody waits'))
  await given
  expect(ended()).toEqual([true])
})
