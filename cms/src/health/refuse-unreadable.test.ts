import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseUnreadable } from './refuse-unreadable.ts'

const server = createServer((_, response) => response.end('behind'))
beforeAll(async () => {
  refuseUnreadable(server)
  // As with each request that is told of.
  refuseUnreadable(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => void server.close())

async function send(method: string, path: string) {
  const asked = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', method, path })
  asked.end()
  const [answer] = await once(asked, 'response')
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return { status: answer.statusCode, allow: answer.headers.allow, text: Buffer.concat(parts).toString() }
}

test('a method that Next fails at is 405 in words and says which there are', async () => {
  const { status, allow, text } = await send('TRACE', '/api/bf-users/me')
  expect([status, allow]).toEqual([405, expect.stringContaining('PATCH')])
  expect(JSON.parse(text)).toMatchObject({ code: 'METHOD_NOT_ALLOWED', success: false })
})

test('NUL in the address of the admin is 400', async () => {
  expect((await send('GET', '/admin/collections/bf-pages?search=%00')).status).toBe(400)
})

test('everything else goes on', async () => {
  expect(await send('GET', '/admin')).toMatchObject({ status: 200, text: 'behind' })
})
