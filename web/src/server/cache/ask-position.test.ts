import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { makeAskPosition } from './ask-position.ts'

const servers: Server[] = []
const question = { web: 'web-of-the-test', position: 4 }

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A cms at an address of this machine; all of them share a port. */
async function startCms(address: string, answer: RequestListener, port = 0): Promise<number> {
  const server = createServer(answer)
  servers.push(server)
  await once(server.listen(port, address), 'listening')
  return (server.address() as AddressInfo).port
}

const answers: RequestListener = (_, response) => void response.end('{"position":5,"expiries":[]}')
const hasNoDatabase: RequestListener = (_, response) => void response.writeHead(503).end('{"nobodyPublishes":true}')
const isSilent: RequestListener = () => undefined

const ask = (port: number, addresses: string[], isHere = false) =>
  makeAskPosition({
    ...{ cmsUrl: `http://cms:${port}`, secret: 'a', patienceMs: 300, isHere },
    resolve: async () => addresses,
  })(question)

test('of several cms any may answer, whatever the others do', async () => {
  const port = await startCms('127.0.0.1', isSilent)
  await startCms('127.0.0.2', answers, port)
  expect(await ask(port, ['127.0.0.1', '127.0.0.2', '127.0.0.3'])).toMatchObject({
    kind: 'answer',
    answer: { position: 5 },
  })
})

test('nobody publishes where nobody listens, and where nobody listens where the database is', async () => {
  const port = await startCms('127.0.0.1', hasNoDatabase)
  expect(await ask(port, ['127.0.0.1', '127.0.0.2'])).toEqual({ kind: 'nobody' })
})

test('nobody knows who publishes where one of them is silent, refuses, or does not know the question', async () => {
  const port = await startCms('127.0.0.1', isSilent)
  await expect(ask(port, ['127.0.0.1', '127.0.0.2'])).rejects.toThrow('Nobody knows')
  const other = await startCms('127.0.0.1', (_, response) => void response.writeHead(404).end())
  await expect(ask(other, ['127.0.0.1'])).rejects.toThrow('Nobody knows')
})

test('a name that cannot be looked up says something on one machine only', async () => {
  const asked = (isHere: boolean) =>
    makeAskPosition({
      ...{ cmsUrl: 'http://cms:3001', secret: 'a', isHere },
      resolve: async () => Promise.reject(Object.assign(new Error(), { code: 'EAI_AGAIN' })),
    })(question)
  expect(await asked(true)).toEqual({ kind: 'nobody' })
  await expect(asked(false)).rejects.toThrow()
})
