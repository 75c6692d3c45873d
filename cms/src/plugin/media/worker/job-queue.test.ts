import { expect, test } from 'vitest'
import { JobQueue } from './job-queue.ts'

function recorder() {
  const order: string[] = []
  let running = 0
  let most = 0
  const job = (name: string) => async () => {
    running++
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    order.push(name)
    return name
  }
  return { order, job, most: () => most }
}

test('one job at a time, and those first for which somebody waits', async () => {
  const queue = new JobQueue({ restMs: 0 })
  const { order, job, most } = recorder()
  const jobs = [
    queue.add({ turn: 'nobody', key: 'a' }, job('a')),
    queue.add({ turn: 'nobody', key: 'b' }, job('b')),
    queue.add({ turn: 'visitor', key: 'c' }, job('c')),
    queue.add({ turn: 'editor', key: 'd' }, job('d')),
  ]
  expect(await Promise.all(jobs)).toEqual(['a', 'b', 'c', 'd'])
  expect(order).toEqual(['a', 'd', 'c', 'b'])
  expect(most()).toBe(1)
})

test('what is asked for again is done once, and sooner when somebody waits now', async () => {
  const queue = new JobQueue({ restMs: 0 })
  const { order, job } = recorder()
  const jobs = [
    queue.add({ turn: 'nobody', key: 'first' }, job('first')),
    queue.add({ turn: 'nobody', key: 'a' }, job('a')),
    queue.add({ turn: 'nobody', key: 'b' }, job('b')),
    queue.add({ turn: 'visitor', key: 'b' }, job('again')),
    queue.add({ turn: 'visitor', key: 'first' }, job('again')),
  ]
  expect(await Promise.all(jobs)).toEqual(['first', 'a', 'b', 'b', 'first'])
  expect(order).toEqual(['first', 'b', 'a'])
})

test('a job that fails tells those who asked, and the next one comes', async () => {
  const queue = new JobQueue({ restMs: 0 })
  const failing = queue.add({ turn: 'visitor', key: 'a' }, async () => Promise.reject(new Error('broken')))
  const next = queue.add({ turn: 'visitor', key: 'b' }, async () => 'b')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('b')
})

test('a line that is full refuses', async () => {
  const queue = new JobQueue({ restMs: 0 })
  const { job } = recorder()
  const jobs = Array.from({ length: 80 }, (_, i) => queue.add({ turn: 'visitor', key: String(i) }, job(String(i))))
  const answers = await Promise.allSettled(jobs)
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(19)
  expect(answers.at(-1)).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
})

test('what nobody waits for begins once nobody asks for anything', async () => {
  const queue = new JobQueue({ restMs: 100 })
  const { order, job } = recorder()
  const later = queue.add({ turn: 'nobody', key: 'later' }, job('later'))
  await later
  const again = queue.add({ turn: 'editor', key: 'a' }, job('a'))
  const last = queue.add({ turn: 'nobody', key: 'b' }, job('b'))
  await again
  await queue.add({ turn: 'editor', key: 'c' }, job('c'))
  expect(order).toEqual(['later', 'a', 'c'])
  await last
})

/** A worker whose jobs end when the test says so. */
function slowWorker() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, end }
}
const large = 50_000_000

test('small pictures pass large ones that wait, until those have waited for long', async () => {
  const queue = new JobQueue({ passedMs: 40 })
  const { begun, work, end } = slowWorker()
  for (const [key, pixels] of [
    ['first', large],
    ['large', large],
    ['small', 100],
    ['other', large],
  ] as const)
    void queue.add({ turn: 'editor', key, pixels }, work(key))
  await end('first')
  expect(begun).toEqual(['first', 'small'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  void queue.add({ turn: 'editor', key: 'late', pixels: 100 }, work('late'))
  await end('small')
  expect(begun).toEqual(['first', 'small', 'large'])
})

test('a large picture that takes for ever does not stop a small one', async () => {
  const queue = new JobQueue({ besideMs: 10 })
  const { begun, work, end } = slowWorker()
  for (const key of ['endless', 'large']) void queue.add({ turn: 'editor', key, pixels: large }, work(key))
  const places: number[] = []
  for (const key of ['a', 'b', 'c'])
    await queue.add({ turn: 'editor', key, pixels: 10 }, async (place) => {
      places.push(place)
    })
  expect([begun, places]).toEqual([['endless'], [1, 1, 1]])
  await end('endless')
  expect(begun).toEqual(['endless', 'large'])
})

test('what nobody waits for any more is never begun', async () => {
  const queue = new JobQueue()
  const { begun, work, end } = slowWorker()
  void queue.add({ turn: 'editor', key: 'first' }, work('first'))
  const gone = new AbortController()
  const left = queue.add({ turn: 'editor', key: 'left', signal: gone.signal }, work('left'))
  void queue.add({ turn: 'editor', key: 'next' }, work('next'))
  gone.abort(new Error('nobody waits'))
  await expect(left).rejects.toThrow('nobody waits')
  await end('first')
  expect(begun).toEqual(['first', 'next'])
})

test('an editor whose line is full is told to wait', async () => {
  const queue = new JobQueue()
  const { work } = slowWorker()
  const jobs = Array.from({ length: 12 }, (_, i) =>
    queue.add({ turn: 'editor', key: String(i), pixels: large }, work(String(i))),
  )
  await expect(jobs.at(-1)).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429, detail: { retryAfter: 10 } })
})
