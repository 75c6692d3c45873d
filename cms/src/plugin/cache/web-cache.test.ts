import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { expire, type WebCache } from './web-cache.ts'

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

const tell = (urls: string[], patienceMs = 7_000) => expire({ urls, secret: 'a', patienceMs }, ['site'])
const acts: RequestListener = (_, response) => void response.end()

test('one web process that hangs counts as down, and is asked once; the others act', async () => {
  let asked = 0
  const hangs = await startWeb(() => {
    asked += 1
  })
  expect(await tell([hangs, await startWeb(acts)], 200)).toBe(1)
  expect(asked).toBe(1)
})

test('nobody listens: that web process is down', async () => {
  expect(await tell(['http://127.0.0.1:9', await startWeb(acts)])).toBe(1)
})

test('one that refuses may show the page from before: three tries, then that is said', async () => {
  let asked = 0
  const refuses = await startWeb((_, response) => {
    asked += 1
    response.writeHead(500).end()
  })
  await expect(tell([refuses])).rejects.toThrow('answered 500')
  expect(asked).toBe(3)
})

const byName = (patience: Partial<WebCache>) =>
  expire({ urls: ['dns+http://web:3000'], secret: 'a', patienceMs: 7_000, ...patience }, ['site'])

test('a name stands for every process that has it now', async () => {
  const { port } = new URL(await startWeb(acts))
  const asked: string[] = []
  const resolve = async (name: string) => {
    asked.push(name)
    return ['127.0.0.1', '127.0.0.2']
  }
  const urls = [`dns+http://web:${port}`]
  // The second one is down: no server listens there.
  expect(await byName({ urls, resolve })).toBe(1)
  expect(asked).toEqual(['web'])
})

test('a name that nobody has stands for no process; a resolver that fails is said', async () => {
  const fail = (code: string) => async () => Promise.reject(Object.assign(new Error(code), { code }))
  expect(await byName({ resolve: fail('ENOTFOUND') })).toBe(0)
  await expect(byName({ resolve: fail('EAI_AGAIN') })).rejects.toThrow('EAI_AGAIN')
})
