import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { Run } from './run.ts'
import { startServers } from './start-servers.ts'

const servers = new Set<ReturnType<typeof createServer>>()
afterEach(() => {
  for (const server of servers) server.close()
  servers.clear()
})

/** A server that answers with these one after the other, and with the last one from then on. */
async function answering(...statuses: number[]): Promise<number> {
  const server = createServer((_, response) => {
    response.writeHead(statuses.length > 1 ? (statuses.shift() ?? 200) : (statuses[0] ?? 200)).end()
  })
  servers.add(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** Starts on servers that run already; `end` ends one of the two processes. */
function start(cmsPort: number, port: number) {
  let end = (_error: Error): void => undefined
  const success = new Promise<void>((_, reject) => {
    end = reject
  })
  const tell = vi.fn()
  const program = {
    pid: 1,
    end: new Promise<string>(() => undefined),
    success,
    stop: async () => undefined,
  }
  const run = { isClosing: false, start: () => program } as unknown as Run
  const options = {
    ...{ isDev: false, isAttached: false, isFresh: false, isDemo: false, dataDir: '', publicUrl: '', port, cmsPort },
    releasePorts: async () => undefined,
  }
  const noted = { onRestart: () => undefined, onGiveUp: () => undefined }
  return { started: startServers({ options, cmsEnv: {}, webEnv: {}, run, tell, ...noted }), tell, end }
}

test('a server that is not ready is waited for, and it is told which one and what it says', async () => {
  const { started, tell } = start(await answering(503, 200), await answering(503, 200))
  await expect(started).resolves.toEqual({ cms: 1, web: 1 })
  expect(tell.mock.calls.flat()).toEqual([
    'cms does not answer yet (status 503)',
    'web does not answer yet (status 503)',
  ])
})

test('it is waited for no longer than both run', async () => {
  const { started, tell, end } = start(await answering(503), await answering(200))
  await expect.poll(() => tell.mock.calls.length).toBeGreaterThan(0)
  end(new Error('cms ended with 1'))
  await expect(started).rejects.toThrow('cms ended with 1')
  const before = tell.mock.calls.length
  await new Promise((done) => setTimeout(done, 1_200))
  expect(tell).toHaveBeenCalledTimes(before)
})
