import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Follower, Journal } from './journal.ts'
import { WebCaches } from './web-caches.ts'

const servers: Server[] = []

async function startWeb(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A journal that has come from 4 to 5. */
function journal(followers: () => Follower[] = () => []): Journal {
  return {
    onBroken: () => undefined,
    givePositions: async () => ({ before: 4, position: 5, tags: ['site'] }),
    listFollowers: async () => followers(),
  } as unknown as Journal
}

interface Setting {
  readonly followers?: () => Follower[]
  readonly patienceMs?: number
  readonly resolve?: (name: string) => Promise<readonly string[]>
}

function cachesAt(urls: string[], { followers, ...rest }: Setting = {}): WebCaches {
  return new WebCaches({ urls, secret: 'a', cdn: null, journal: journal(followers), ...rest })
}

const acts: RequestListener = (_, response) => void response.end('{"web":"web-1","position":5}')

test('a process that hangs is waited for once, and called each time', async () => {
  let asked = 0
  const hangs = await startWeb(() => {
    asked += 1
  })
  const caches = cachesAt([hangs, await startWeb(acts)], { patienceMs: 200 })
  expect((await caches.expire()).caches).toBe(1)
  expect((await caches.expire()).caches).toBe(1)
  await expect.poll(() => asked).toBe(2)
})

test('nobody listens: that process is down', async () => {
  expect((await cachesAt(['http://127.0.0.1:9', await startWeb(acts)]).expire()).caches).toBe(1)
})

test('a process that was told and says where it is need not ask first', async () => {
  let looks = 0
  const followers = () => {
    looks++
    return [{ id: 'web-1', position: 4, mark: '1' }]
  }
  const caches = cachesAt([await startWeb(acts)], { followers })
  await caches.expire()
  expect(looks).toBe(1)
})

test('a process whose call was lost is waited for until it has asked', async () => {
  let position = 4
  const caches = cachesAt(['http://127.0.0.1:9'], {
    followers: () => [{ id: 'web-1', position: position++, mark: '1' }],
  })
  expect((await caches.expire()).caches).toBe(1)
  expect(position).toBe(6)
})

test('a name stands for every process that has it now', async () => {
  const { port } = new URL(await startWeb(acts))
  const asked: string[] = []
  const resolve = async (name: string) => {
    asked.push(name)
    return ['127.0.0.1', '127.0.0.2']
  }
  // The second one is down: no server listens there.
  expect((await cachesAt([`dns+http://web:${port}`], { resolve }).expire()).caches).toBe(1)
  expect(asked).toEqual(['web'])
})

test('a name that nobody has stands for no process', async () => {
  const resolve = async () => Promise.reject(new Error('ENOTFOUND'))
  expect((await cachesAt(['dns+http://web:3000'], { resolve }).expire()).caches).toBe(0)
})
