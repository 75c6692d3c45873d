import { startRedis } from '@blickfang/local/src/redis/start-redis.ts'
import { SharedCounts } from '@blickfang/platform/server/limits/shared-counts.ts'
import { afterEach, expect, test } from 'vitest'
import { limitDirectory } from './directory/answer-directory.ts'
import { GameRate } from './proxies/game-rate.ts'

const teardowns: (() => unknown)[] = []

afterEach(async () => {
  for (const teardown of teardowns.splice(0).reverse()) await teardown()
})

/** Several processes of web, each with a connection of its own. */
async function openProcesses() {
  const redis = await startRedis()
  teardowns.push(redis.stop)
  const processes = Array.from({ length: 3 }, () => new SharedCounts(redis.url))
  for (const counts of processes) {
    teardowns.push(() => counts.close())
    await expect.poll(() => counts.check()).toEqual({ status: 'pass' })
  }
  return { processes, redis }
}

test('three processes give a network as many pages of the directory as one, and as many requests of the game', async () => {
  const { processes } = await openProcesses()
  const directories = processes.map(limitDirectory)
  const games = processes.map((counts) => new GameRate(counts, { asksAMinute: 30, sockets: 1 }))
  const allowed = async (limits: readonly Pick<GameRate, 'take'>[], calls: number) => {
    const waits = await Promise.all(Array.from({ length: calls }, (_, call) => limits[call % 3]?.take('192.0.2.1')))
    return waits.filter((wait) => wait === 0).length
  }
  expect(await allowed(directories, 300)).toBe(240)
  expect(await allowed(games, 60)).toBe(30)
})

test('without Redis each process counts for itself, and nobody is refused for that', async () => {
  const { processes, redis } = await openProcesses()
  const games = processes.map((counts) => new GameRate(counts, { asksAMinute: 1, sockets: 1 }))
  await redis.stop()
  const waits = await Promise.all(games.map((game) => game.take('192.0.2.1')))
  expect(waits).toEqual([0, 0, 0])
  expect(await games[0]?.take('192.0.2.1')).toBeGreaterThan(0)
})
