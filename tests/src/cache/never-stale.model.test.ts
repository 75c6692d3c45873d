import { leaseMs } from '@blickfang/platform/server/expiry/expiry-question.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Cluster } from './cluster.ts'

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    }),
)
afterEach(() => void vi.useRealTimers())

const cms = fc.integer({ min: 0, max: 1 })
const web = fc.integer({ min: 0, max: 2 })
const ms = fc.constantFrom(1, 20, 300, 1_500, 4_000, 7_100, 12_000)
type Act = (cluster: Cluster) => void
const act = <Drawn>(drawn: fc.Arbitrary<Drawn>, run: (cluster: Cluster, drawn: Drawn) => void) =>
  drawn.map(
    (each): Act =>
      Object.assign((cluster: Cluster) => run(cluster, each), { toString: () => `${run} ${JSON.stringify(each)}` }),
  )
const both = fc.record({ cms, web })

const acts = fc.oneof(
  { weight: 6, arbitrary: act(cms, (cluster, which) => void cluster.publish(which)) },
  { weight: 8, arbitrary: act(web, (cluster, which) => void cluster.read(which)) },
  { weight: 2, arbitrary: act(fc.record({ web, ms }), ({ webs }, drawn) => void webs[drawn.web]?.hang(drawn.ms)) },
  { weight: 1, arbitrary: act(web, ({ webs }, which) => webs[which]?.start()) },
  { weight: 1, arbitrary: act(web, ({ webs }, which) => webs[which]?.stop()) },
  { weight: 3, arbitrary: act(both, (all, drawn) => void all.webs[drawn.web]?.cut.add(all.cms[drawn.cms] as never)) },
  {
    weight: 3,
    arbitrary: act(both, (all, drawn) => void all.webs[drawn.web]?.cut.delete(all.cms[drawn.cms] as never)),
  },
  {
    weight: 2,
    arbitrary: act(fc.record({ web, hears: fc.boolean() }), ({ webs }, drawn) => {
      Object.assign(webs[drawn.web] as object, { isHearing: drawn.hears })
    }),
  },
  { weight: 2, arbitrary: act(cms, (cluster, which) => cluster.cms[which]?.stop()) },
  { weight: 3, arbitrary: act(cms, (cluster, which) => cluster.cms[which]?.start()) },
  { weight: 1, arbitrary: act(fc.constant(0), ({ database }) => database.stop()) },
  { weight: 2, arbitrary: act(fc.constant(0), ({ database }) => database.start()) },
)
const schedule = fc.array(fc.record({ act: acts, ms }), { minLength: 5, maxLength: 60 })
const delays = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 7, maxLength: 7 })

test('no answer that begins after a publish was acknowledged shows the state before it, whatever is lost, hangs, vanishes or starts again', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, delays, async (steps, drawn) => {
      const cluster = new Cluster(drawn)
      for (const step of steps) {
        step.act(cluster)
        for (const which of [0, 1, 2]) void cluster.read(which)
        await vi.advanceTimersByTimeAsync(step.ms)
        for (const which of [0, 1, 2]) void cluster.read(which)
      }
      await vi.advanceTimersByTimeAsync(20_000)
      cluster.stop()
      expect(cluster.stale).toEqual([])
      expect(Math.max(0, ...cluster.publishes)).toBeLessThan(leaseMs + 5_000)
      vi.clearAllTimers()
    }),
    { numRuns: propertyRuns(60) },
  )
})

test('a web that was cut off while others went on shows nothing old when the network is mended and nobody listens any more', async () => {
  const cluster = new Cluster([0])
  const [cut] = cluster.webs
  await vi.advanceTimersByTimeAsync(2_000)
  void cluster.read(0)
  await vi.advanceTimersByTimeAsync(100)
  for (const each of cluster.cms) cut?.cut.add(each)
  void cluster.publish(0)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(cluster.publishes).toHaveLength(1)
  cluster.database.stop()
  for (const each of cluster.cms) cut?.cut.delete(each)
  await vi.advanceTimersByTimeAsync(3_000)
  void cluster.read(0)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(cluster.stale).toEqual([])
  cluster.stop()
})

test('pages stay while cms and database are down for long, and a publish after it waits for who cannot be reached', async () => {
  const cluster = new Cluster([0])
  const [cut] = cluster.webs
  await vi.advanceTimersByTimeAsync(2_000)
  void cluster.read(0)
  await vi.advanceTimersByTimeAsync(100)
  cluster.database.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await cut?.read()).toBe(0)
  for (const each of cluster.cms) cut?.cut.add(each)
  cluster.database.start()
  void cluster.publish(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(cluster.publishes[0]).toBeGreaterThan(6_000)
  cluster.stop()
})
