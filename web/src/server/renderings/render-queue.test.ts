import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NoPlace, RenderQueue } from './render-queue.ts'

type Limits = NonNullable<ConstructorParameters<typeof RenderQueue>[0]>

/** A queue whose renderings end when the test says so, under a clock that it turns. */
function setUp(limits: Limits = {}) {
  const clock = { now: 0 }
  const queue = new RenderQueue(limits, () => clock.now)
  const begun: string[] = []
  const refused: string[] = []
  const open = new Map<string, () => void>()
  const ask = (name: string, network: string, more: { isKept?: boolean; signal?: AbortSignal } = {}) => {
    const queued = queue.add({ network, ...more }, () => {
      begun.push(name)
      return new Promise<string>((resolve) => open.set(name, () => resolve(name)))
    })
    const settled = queued.result.catch((error) => {
      refused.push(name)
      return error as NoPlace
    })
    return { ...queued, settled }
  }
  const end = async (name = begun.find((each) => open.has(each))) => {
    open.get(name ?? '')?.()
    open.delete(name ?? '')
    await new Promise((resolve) => setImmediate(resolve))
    return name
  }
  return { queue, clock, begun, refused, ask, end, open }
}

test('one network with twenty connections has two renderings at once, and another’s begins at once beside them', () => {
  const { begun, ask } = setUp()
  for (let i = 0; i < 20; i++) ask(`loud ${i}`, 'loud')
  ask('quiet', 'quiet')
  expect(begun).toEqual(['loud 0', 'loud 1', 'quiet'])
})

test('a page that is kept waits for nobody who asks for others', () => {
  const { begun, ask } = setUp()
  for (const network of 'abcdefgh') for (let i = 0; i < 5; i++) ask(`${network}${i}`, network)
  expect(begun).toHaveLength(4)
  ask('kept', 'a', { isKept: true })
  expect(begun.at(-1)).toBe('kept')
})

test('networks take turns, however many each has waiting', async () => {
  const { begun, ask, end } = setUp({ othersAtOnce: 1, ofNetworkAtOnce: 1 })
  for (const name of ['a0', 'a1', 'a2', 'b0', 'b1', 'c0']) ask(name, name.slice(0, 1))
  while (begun.length < 6) await end()
  expect(begun).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1'])
})

test('who has too many waiting is told for how long, and the others go on', async () => {
  const { ask, begun } = setUp({ ofNetworkWaiting: 3 })
  for (let i = 0; i < 5; i++) ask(`a${i}`, 'a')
  const error = await ask('a5', 'a').settled
  expect(error).toBeInstanceOf(NoPlace)
  expect(error).toMatchObject({ isOwnFault: true, retryAfter: 5 })
  ask('b', 'b')
  expect(begun.at(-1)).toBe('b')
})

test('when all places are taken the network that holds most of them gives one up', async () => {
  const { ask, refused, queue } = setUp({ othersAtOnce: 1, waiting: 4 })
  for (let i = 0; i < 5; i++) ask(`a${i}`, 'a')
  const newcomer = ask('b', 'b')
  await Promise.resolve()
  await Promise.resolve()
  expect(refused).toEqual(['a4'])
  expect(queue.waiting).toBe(4)
  ask('c', 'c')
  ask('d', 'd')
  const error = await ask('e', 'e').settled
  expect(error).toMatchObject({ isOwnFault: false })
  expect(newcomer.result).toBeInstanceOf(Promise)
})

test('a rendering that another network wants too begins with the first turn of the two', async () => {
  const { ask, begun, end } = setUp({ othersAtOnce: 1 })
  for (let i = 0; i < 3; i++) ask(`loud ${i}`, 'loud')
  const shared = ask('shared', 'loud')
  shared.alsoFor('quiet')
  await end()
  await end()
  expect(begun.indexOf('shared')).toBeLessThan(3)
  while (begun.length < 4) await end()
  expect(begun.filter((name) => name === 'shared')).toHaveLength(1)
})

test('what nobody waits for any more is not rendered, and nobody waits for ever', async () => {
  const { ask, begun, end, clock, queue } = setUp({ othersAtOnce: 1, patienceMs: 1000 })
  const gone = new AbortController()
  ask('first', 'a')
  const left = ask('left', 'a', { signal: gone.signal })
  const late = ask('late', 'a')
  gone.abort()
  expect(await left.settled).toBeInstanceOf(NoPlace)
  clock.now = 1000
  queue.dropImpatient()
  expect(await late.settled).toMatchObject({ isOwnFault: false })
  await end()
  expect(begun).toEqual(['first'])
  expect([queue.waiting, queue.running]).toEqual([0, 0])
})

test('a rendering that fails gives its place back', async () => {
  const queue = new RenderQueue({ othersAtOnce: 1 })
  await expect(queue.run({ network: 'a' }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run({ network: 'a' }, async () => 'done')).toBe('done')
})

const limits = { atOnce: 4, othersAtOnce: 3, ofNetworkAtOnce: 2, ofNetworkWaiting: 4, waiting: 8, patienceMs: 50 }
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ network: fc.constantFrom('a', 'b', 'c', 'd'), isKept: fc.boolean() }) },
  { weight: 3, arbitrary: fc.constant('end' as const) },
  { weight: 1, arbitrary: fc.constant('later' as const) },
)

describe('in any order of questions and ends', () => {
  test('no limit is passed, each question is answered once, and nobody’s place stands empty while they wait', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { queue, clock, ask, end, begun, refused, open } = setUp(limits)
        const owner = new Map<string, { network: string; isKept: boolean }>()
        for (const [at, each] of steps.entries()) {
          if (each === 'end') await end()
          else if (each === 'later') {
            clock.now += 30
            queue.dropImpatient()
          } else {
            owner.set(`${at}`, each)
            ask(`${at}`, each.network, each)
          }
          await new Promise((resolve) => setImmediate(resolve))
          const running = [...open.keys()].map((name) => owner.get(name))
          const others = running.filter((one) => !one?.isKept)
          expect(running.length).toBeLessThanOrEqual(limits.atOnce)
          expect(others.length).toBeLessThanOrEqual(limits.othersAtOnce)
          for (const network of 'abcd') {
            expect(others.filter((one) => one?.network === network).length).toBeLessThanOrEqual(limits.ofNetworkAtOnce)
          }
          const waits = [...owner].filter(([name]) => !begun.includes(name) && !refused.includes(name))
          expect(queue.waiting).toBe(waits.length)
          if (running.length < limits.atOnce) {
            expect(waits.filter(([, { isKept }]) => isKept)).toEqual([])
            if (others.length < limits.othersAtOnce) {
              const free = waits.filter(
                ([, { network }]) => others.filter((one) => one?.network === network).length < limits.ofNetworkAtOnce,
              )
              expect(free).toEqual([])
            }
          }
        }
        while (open.size > 0) await end()
        expect(begun.length + refused.length).toBe(owner.size)
        expect([queue.waiting, queue.running]).toEqual([0, 0])
      }),
    )
  })
})
