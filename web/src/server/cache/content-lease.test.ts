import { expect, test } from 'vitest'
import { ContentLease, type Evidence } from './content-lease.ts'
import { ContentVersions } from './content-versions.ts'

/** A lease whose cms says what the test wants, at times that the test sets. */
function setUp() {
  const versions = new ContentVersions()
  const time = { clock: 0, monotonic: 0 }
  const cms: { says: Evidence | null } = { says: { kind: 'answer', answer: { position: 4, expiries: null } } }
  const asked: (number | null)[] = []
  const lease = new ContentLease({
    versions,
    now: () => ({ ...time }),
    ask: async (position) => {
      asked.push(position)
      if (!cms.says) throw new Error('silent')
      return cms.says
    },
  })
  return { versions, time, cms, asked, lease }
}

const nobody: Evidence = { kind: 'nobody' }
const answer = (position: number, ...tags: string[]): Evidence => ({
  kind: 'answer',
  answer: {
    position,
    expiries: tags.map((tag, index) => ({ position: position - tags.length + 1 + index, tags: [tag] })),
  },
})

test('a lease begins with an answer and ends seven seconds after it was asked for, by whichever clock is ahead', async () => {
  const { lease, time } = setUp()
  expect(lease.holds).toBe(false)
  expect(await lease.confirm()).toBe(true)
  time.clock = 6_999
  expect(lease.holds).toBe(true)
  time.monotonic = 7_000
  expect(lease.holds).toBe(false)
})

test('that nobody publishes prolongs a lease, and gives none back that has ended', async () => {
  const { lease, time, cms } = setUp()
  await lease.confirm()
  cms.says = nobody
  for (time.monotonic = 5_000; time.monotonic < 60_000; time.monotonic += 5_000)
    expect(await lease.confirm()).toBe(true)
  time.monotonic += 7_000
  expect(await lease.confirm()).toBe(false)
})

test('a cms that is silent gives no lease', async () => {
  const { lease, cms } = setUp()
  cms.says = null
  expect(await lease.confirm()).toBe(false)
})

test('what began before the first answer is not fresh after it', async () => {
  const { lease, versions } = setUp()
  const { epoch } = versions
  await lease.confirm()
  expect(versions.isFresh(epoch, ['page:a'])).toBe(false)
})

test('an answer ages what it names, and nothing else', async () => {
  const { lease, versions, cms } = setUp()
  await lease.confirm()
  const { epoch } = versions
  cms.says = answer(6, 'page:a', 'page:b')
  await lease.confirm()
  expect([lease.position, versions.isFresh(epoch, ['page:b']), versions.isFresh(epoch, ['page:c'])]).toEqual([
    6,
    false,
    true,
  ])
})

test('a message that comes before an earlier one moves no position, so that the next answer has both', async () => {
  const { lease, versions, cms, asked } = setUp()
  await lease.confirm()
  lease.take({ tags: ['page:b'], after: 5, position: 6 })
  expect(lease.position).toBe(4)
  const { epoch } = versions
  cms.says = answer(6, 'page:a', 'page:b')
  await lease.confirm()
  expect(asked).toEqual([null, 4])
  expect(versions.isFresh(epoch, ['page:a'])).toBe(false)
})

test('what a message told is not aged again by the answer', async () => {
  const { lease, versions, cms } = setUp()
  await lease.confirm()
  lease.take({ tags: ['page:a'], after: 4, position: 5 })
  const { epoch } = versions
  cms.says = answer(5, 'page:a')
  await lease.confirm()
  expect(versions.epoch).toBe(epoch)
})
