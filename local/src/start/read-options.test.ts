import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readFlags, readOptions } from './read-options.ts'

const servers: Server[] = []

const read = (args: string[], env: NodeJS.ProcessEnv) => readOptions(readFlags(args, env), env)

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function occupy(port: number, host?: string): Promise<number> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  servers.push(server)
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('ports, data folder and public address come from the environment', async () => {
  const port = await occupy(0)
  const cmsPort = await occupy(0)
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done))
  const env = { PORT: `${port}`, CMS_PORT: `${cmsPort}`, DATA_DIR: 'elsewhere', PUBLIC_URL: 'https://example.ch' }
  expect(await read(['--dev'], env)).toMatchObject({
    isDev: true,
    isFresh: false,
    isDemo: false,
    port,
    cmsPort,
    dataDir: resolve('elsewhere'),
    publicUrl: 'https://example.ch',
  })
})

test.each([undefined, '127.0.0.1'])('a port that was asked for and is taken on %s is an error', async (host) => {
  const port = await occupy(0, host)
  await expect(read([], { PORT: `${port}` })).rejects.toThrow(`PORT is set to ${port}`)
})

test('a default port that is taken gives way, with a word', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const first = await read([], {})
  const second = await read([], {})
  expect(second.port).not.toBe(first.port)
  expect(second.cmsPort).not.toBe(first.cmsPort)
  expect(second.publicUrl).toBe(`http://localhost:${second.port}`)
  expect(said.mock.calls.flat().join()).toContain('Port 3000 is taken')
  await Promise.all([first.releasePorts(), second.releasePorts()])
  said.mockRestore()
})
