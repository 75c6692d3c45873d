import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playStream } from './play-stream.ts'

const script = vi.hoisted(() => ({ isSupported: true, destroy: vi.fn(), load: vi.fn() }))
vi.mock('hls.js', () => ({
  default: class {
    static readonly Events = { ERROR: 'error' }
    static readonly isSupported = () => script.isSupported
    readonly destroy = script.destroy
    readonly loadSource = script.load
    on() {}
    attachMedia() {}
  },
}))

let video: HTMLVideoElement
const settled = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  script.isSupported = true
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** A stream that is begun, in a browser that plays it itself or does not. */
function begin({ itself, networkState = 2 }: { itself: boolean; networkState?: number }) {
  video = document.createElement('video')
  video.canPlayType = () => (itself ? 'maybe' : '')
  Object.defineProperty(video, 'networkState', { value: networkState })
  playStream(video, 'https://stream.example/a.m3u8').then(() => settled('plays'), settled)
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a stream of which nothing comes is given up, and what began to play it ends', async () => {
  begin({ itself: false })
  await pass(29_000)
  expect(script.load).toHaveBeenCalledOnce()
  expect(settled).not.toHaveBeenCalled()
  await pass(1_000)
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ message: 'Nothing of the stream has come' }))
  expect(script.destroy).toHaveBeenCalledOnce()
})

test('a browser that gets nothing of it hands it to the script, and where that cannot be, it is given up', async () => {
  script.isSupported = false
  begin({ itself: true })
  await pass(29_000)
  expect(settled).not.toHaveBeenCalled()
  await pass(1_000)
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ message: 'No media source extensions' }))
})

test.each([true, false])(
  'once its metadata have come it may take as long as it needs (by the browser itself: %s)',
  async (itself) => {
    begin({ itself })
    await pass(29_000)
    video.dispatchEvent(new Event('loadedmetadata'))
    await pass(300_000)
    expect(settled).not.toHaveBeenCalled()
    video.dispatchEvent(new Event('loadeddata'))
    await pass(0)
    expect(settled).toHaveBeenCalledWith('plays')
  },
)

test('a browser that saves data and waits for a press is left to wait', async () => {
  begin({ itself: true, networkState: 1 })
  await pass(300_000)
  expect(settled).not.toHaveBeenCalled()
})
