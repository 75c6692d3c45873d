import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const origin = 'https://optik.ch'
const source = readFileSync(new URL('../../public/game-worker.js', import.meta.url), 'utf8')

/** Answers that the worker has kept, by address. */
const kept = new Map<string, Response>()
const cache = {
  keys: async () => [...kept.keys()].map((url) => ({ url })),
  match: async (key: string | { url: string }) => kept.get(typeof key === 'string' ? key : key.url),
  put: async (key: string, answer: Response) => void kept.set(key, answer),
}
const ask = vi.fn<(request: object, init?: RequestInit) => Promise<Response>>()
const listeners = new Map<string, (event: object) => void>()

beforeEach(() => {
  kept.clear()
  ask.mockReset().mockReturnValue(new Promise(() => undefined))
  vi.useFakeTimers()
  const self = { location: { origin }, addEventListener: listeners.set.bind(listeners) }
  const caches = { open: async () => cache, match: cache.match }
  new Function('self', 'caches', 'fetch', source)(self, caches, ask)
})
afterEach(() => vi.useRealTimers())

/** Opens an address as a page does; the function returns the text that came, or undefined as long as the page waits. */
function open(path: string, mode = 'no-cors') {
  const answered = vi.fn<(answer: Response) => void>()
  const respondWith = (answer: Promise<Response>) => void answer.then(answered)
  listeners.get('fetch')?.({ request: { method: 'GET', mode, url: origin + path }, respondWith })
  return () => answered.mock.lastCall?.[0].text()
}

test.each([
  ['a page is the one that was kept', 'navigate', '/de/game/erstes', '/de/game/erstes'],
  [
    'a picture is another form of it',
    'no-cors',
    '/api/bf-media/picture/a.jpg/828.webp',
    `${origin}/api/bf-media/picture/a.jpg/480.webp`,
  ],
])('with a network that hangs, %s, after three seconds', async (_, mode, path, address) => {
  kept.set(address, new Response('kept'))
  const answer = open(path, mode)
  await vi.advanceTimersByTimeAsync(2_900)
  expect(answer()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(100)
  expect(await answer()).toBe('kept')
})

test('a picture of which nothing is kept is waited for', async () => {
  let arrive = (_: Response) => {}
  ask.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const answer = open('/api/bf-media/picture/a.jpg/828.webp')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answer()).toBeUndefined()
  arrive(new Response('late'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await answer()).toBe('late')
})

test('keeping gives up what hangs, so that the next keeping has its turn', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('late')))
  ask.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted()
    return new Promise(() => undefined)
  })
  const ends: Promise<void>[] = []
  for (const page of ['/de/game/a', '/de/game/b']) {
    listeners.get('message')?.({
      data: { type: 'keep', pages: [page] },
      waitUntil: (end: Promise<void>) => ends.push(end),
    })
  }
  await Promise.all(ends)
  expect(ask.mock.calls.map(([address]) => address)).toEqual(['/de/game/a', '/de/game/b'])
  expect(timeout).toHaveBeenCalledWith(30_000)
  timeout.mockRestore()
})
