import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { closeServer } from './close-server.ts'

test('a stream that has begun comes to its end, and a connection that is kept open is not waited for', async () => {
  let finish: (() => void) | undefined
  const server = createServer((request, response) => {
    response.write('begin ')
    if (request.url === '/stream') finish = () => response.end('end')
    else response.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const open = (path: string) =>
    new Promise<{ text: Promise<string> }>((begun) => {
      get({ port, path, agent, host: '127.0.0.1' }, (answer) => begun({ text: readAll(answer) }))
    })
  await (await open('/idle')).text
  const stream = await open('/stream')
  const closed = closeServer(server)
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  finish?.()
  expect(await stream.text).toBe('begin end')
  await closed
  agent.destroy()
})

test('what comes to no end is cut when patience is over', async () => {
  const server = createServer((_, response) => void response.write('begin'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { body } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await closeServer(server, 50)
  await expect(new Response(body).text()).rejects.toThrow()
})

async function readAll(answer: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return Buffer.concat(parts).toString()
}
