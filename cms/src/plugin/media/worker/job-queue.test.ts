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
  const queue = new JobQueue(0)
  const { order, job, most } = recorder()
  const jobs = [
    queue.add('nobody', 'a', job('a')),
    queue.add('nobody', 'b', job('b')),
    queue.add('visitor', 'c', job('c')),
    queue.add('editor', 'd', job('d')),
  ]
  expect(await Promise.all(jobs)).toEqual(['a', 'b', 'c', 'd'])
  expect(order).toEqual(['a', 'd', 'c', 'b'])
  expect(most()).toBe(1)
})

test('what is asked for again is done once, and sooner when somebody waits now', async () => {
  const queue = new JobQueue(0)
  const { order, job } = recorder()
  const jobs = [
    queue.add('nobody', 'first', job('first')),
    queue.add('nobody', 'a', job('a')),
    queue.add('nobody', 'b', job('b')),
    queue.add('visitor', 'b', job('again')),
    queue.add('visitor', 'first', job('again')),
  ]
  expect(await Promise.all(jobs)).toEqual(['first', 'a', 'b', 'b', 'first'])
  expect(order).toEqual(['first', 'b', 'a'])
})

test('a job that fails tells those who asked, and the next one comes', async () => {
  const queue = new JobQueue(0)
  const failing = queue.add('visitor', 'a', async () => Promise.reject(new Error('broken')))
  const next = queue.add('visitor', 'b', async () => 'b')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('b')
})

test('a line that is full refuses', async () => {
  const queue = new JobQueue(0)
  const { job } = recorder()
  const jobs = Array.from({ length: 80 }, (_, i) => queue.add('visitor', String(i), job(String(i))))
  const answers = await Promise.allSettled(jobs)
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(19)
  expect(answers.at(-1)).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
})

test('what nobody waits for begins once nobody asks for anything', async () => {
  const queue = new JobQueue(100)
  const { order, job } = recorder()
  const later = queue.add('nobody', 'later', job('later'))
  await later
  const again = queue.add('editor', 'a', job('a'))
  const last = queue.add('nobody', 'b', job('b'))
  await again
  await queue.add('editor', 'c', job('c'))
  expect(order).toEqual(['later', 'a', 'c'])
  await last
})
