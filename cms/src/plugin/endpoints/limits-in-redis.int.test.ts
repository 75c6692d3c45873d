import { startRedis } from '@blickfang/local/src/redis/start-redis.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cmsHealth } from '../../health/cms-health.ts'
import { ownOf } from '../own/own-of.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let redis: Awaited<ReturnType<typeof startRedis>>
let cms: TestCms

beforeAll(async () => {
  redis = await startRedis()
  process.env.REDIS_URL = redis.url
  cms = await startCms()
})
afterAll(async () => {
  await cms.stop()
  await redis.stop()
})

/** Loads the cms as in another process: the same code, and nothing of the first one's memory of limits. */
async function anotherProcess() {
  vi.resetModules()
  return import('../http/rate-limit.ts')
}

const findings = async () => (await cmsHealth(ownOf(cms.payload)).ready()).checks.limits

async function countedInDatabase(name: string) {
  const rows = await cms.db.rows(sql`select key from bf_rate_limits where key like ${`${name}:%`}`)
  return rows.length
}

test('with Redis a limit over two processes is counted there, without it in the database, and there again when it is back', async () => {
  const call = (name: string) => ({ name, client: 'a', rate: { points: 2, seconds: 60 } })
  const [one, two] = [await anotherProcess(), await anotherProcess()]
  await expect.poll(findings).toEqual([{ status: 'pass' }])
  await one.limitRate(cms.payload, call('in redis'))
  await two.limitRate(cms.payload, call('in redis'))
  await expect(two.limitRate(cms.payload, call('in redis'))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect(await countedInDatabase('in redis')).toBe(0)

  await redis.stop()
  await expect
    .poll(findings, { timeout: 10_000 })
    .toMatchObject([{ status: 'warn', output: expect.stringContaining('Limits of rate are counted without it.') }])
  await one.limitRate(cms.payload, call('away'))
  await two.limitRate(cms.payload, call('away'))
  await expect(one.limitRate(cms.payload, call('away'))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect(await countedInDatabase('away')).toBe(1)

  redis = await startRedis({ port: redis.port })
  await expect.poll(findings, { timeout: 10_000 }).toEqual([{ status: 'pass' }])
  await one.limitRate(cms.payload, call('back'))
  expect(await countedInDatabase('back')).toBe(0)
})
