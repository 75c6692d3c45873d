import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { Limit } from '@blickfang/platform/server/limits/limit.ts'
import type { Rate } from '@blickfang/platform/server/limits/rate.ts'
import { SharedCounts } from '@blickfang/platform/server/limits/shared-counts.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from '../process/free-port.ts'
import { startRedis } from './start-redis.ts'

interface Server {
  readonly url: string
  readonly port: number
  readonly stop: () => Promise<unknown>
}

/** The real one, where it is installed: `valkey-server` or `redis-server`. */
const program = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0)
const none = ' (skipped: neither Valkey nor Redis is installed here; Debian’s package redis-server is enough)'
const tries = { points: 3, seconds: 60 }

const teardowns: (() => unknown)[] = []

afterEach(async () => {
  for (const teardown of teardowns.splice(0).reverse()) await teardown()
})

async function startReal({ port }: { port?: number } = {}): Promise<Server> {
  const taken = port ?? (await freePort())
  const args = ['--port', String(taken), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(program ?? '', args, { stdio: 'ignore' })
  const end = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit')
  }
  return { url: `redis://127.0.0.1:${taken}`, port: taken, stop: end }
}

/** A process's own connection, and its own memory for when Redis is away. */
function openProcess(url: string) {
  const counts = new SharedCounts(url)
  teardowns.push(() => counts.close())
  return { counts, limit: (name: string, rate: Rate = tries) => new Limit({ name, rate, counts }) }
}

const isWell = (counts: SharedCounts) => expect.poll(() => counts.check()).toEqual({ status: 'pass' })

const places = [
  { name: 'in what stands for Redis', start: startRedis, isThere: true },
  { name: `in ${program ?? 'Valkey or Redis'}${program ? '' : none}`, start: startReal, isThere: Boolean(program) },
]

describe.each(places)('limits that are counted $name', ({ start, isThere }) => {
  async function open(port?: number): Promise<Server> {
    const server = await start(port ? { port } : {})
    teardowns.push(server.stop)
    return server
  }

  test.runIf(isThere)('hold over two processes, and what one gives back counts for neither', async () => {
    const { url } = await open()
    const [one, two] = [openProcess(url), openProcess(url)]
    await Promise.all([isWell(one.counts), isWell(two.counts)])
    const [here, there] = [one.limit('sign-in'), two.limit('sign-in')]
    expect([await here.take('a'), await there.take('a'), await here.take('a')]).toEqual([0, 0, 0])
    await here.giveBack('a')
    expect(await there.take('a')).toBe(0)
    for (const limit of [here, there]) expect(await limit.take('a')).toBeGreaterThan(0)
    expect([await there.take('b'), await two.limit('other').take('a')]).toEqual([0, 0])
  })

  test.runIf(isThere)('lose none of many calls at once', async () => {
    const { url } = await open()
    const processes = [openProcess(url), openProcess(url), openProcess(url)]
    await Promise.all(processes.map(({ counts }) => isWell(counts)))
    const limits = processes.map(({ limit }) => limit('many', { points: 100, seconds: 60 }))
    const waits = await Promise.all(Array.from({ length: 300 }, (_, call) => limits[call % 3]?.take('a')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(100)
  })

  test.runIf(isThere)('begin anew after their time', async () => {
    const { url } = await open()
    const { counts, limit } = openProcess(url)
    await isWell(counts)
    const once = limit('short', { points: 1, seconds: 1 })
    expect([await once.take('a'), await once.take('a')]).toEqual([0, 1])
    await expect.poll(() => once.take('a')).toBe(0)
  })

  test.runIf(isThere)('are counted by each process while it is away, and by all again once it is back', async () => {
    const server = await open()
    const [one, two] = [openProcess(server.url), openProcess(server.url)]
    const both = [one, two]
    await Promise.all(both.map(({ counts }) => isWell(counts)))
    const [here, there] = [one.limit('away'), two.limit('away')]
    await here.take('a')
    await server.stop()
    await expect
      .poll(() => one.counts.check())
      .toMatchObject({
        status: 'warn',
        output: expect.stringContaining('nobody listens there. Limits of rate are counted without it.'),
      })
    const alone = [await here.take('a'), await here.take('a'), await here.take('a'), await there.take('a')]
    expect(alone).toEqual([0, 0, 0, 0])
    expect(await here.take('a')).toBeGreaterThan(0)
    await open(server.port)
    await Promise.all(both.map(({ counts }) => isWell(counts)))
    expect([await here.take('b'), await there.take('b'), await here.take('b')]).toEqual([0, 0, 0])
    expect(await there.take('b')).toBeGreaterThan(0)
  })
})

test('a server that takes connections and says nothing holds up one call for half a second, and the next ones not at all', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined).resume())
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  teardowns.push(() => silent.close())
  const { counts, limit } = openProcess(`redis://127.0.0.1:${(silent.address() as { port: number }).port}`)
  const here = limit('silent')
  expect([await here.take('a'), await here.take('a'), await here.take('a')]).toEqual([0, 0, 0])
  expect(await here.take('a')).toBeGreaterThan(0)
  await expect.poll(() => counts.check()).toMatchObject({ output: expect.stringContaining('does not answer in time') })
})

test('what stands for Redis says no to what it does not do', async () => {
  const server = await startRedis()
  teardowns.push(server.stop)
  const { counts } = openProcess(server.url.replace('redis://', 'redis://somebody:secret@'))
  await expect.poll(() => counts.check()).toMatchObject({ status: 'warn' })
})

describe.runIf(program)('a real server', () => {
  test('that wants another password, or has no room, is named so, without its address', async () => {
    const server = await startReal()
    teardowns.push(server.stop)
    const { counts } = openProcess(server.url)
    await isWell(counts)
    const keeper = connect(server.port, '127.0.0.1')
    teardowns.push(() => keeper.destroy())
    const set = async (name: string, value: string) => {
      keeper.write(`CONFIG SET ${name} ${value}\r\n`)
      expect(String(await once(keeper, 'data'))).toContain('+OK')
    }
    await set('maxmemory', '1')
    expect(await counts.check()).toMatchObject({ output: expect.stringContaining('its memory is full') })
    await set('maxmemory', '0')
    expect(await counts.check()).toEqual({ status: 'pass' })
    await set('requirepass', 'other')
    const stranger = openProcess(server.url.replace('redis://', 'redis://:secret@'))
    await expect
      .poll(() => stranger.counts.check())
      .toMatchObject({ output: expect.stringContaining('refuses the password') })
    const forgetful = openProcess(server.url)
    await expect
      .poll(() => forgetful.counts.check())
      .toMatchObject({ output: expect.stringContaining('refuses the password') })
    expect(await forgetful.limit('sign-in').take('a')).toBe(0)
  })
})
