import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getPayload } from 'payload'
import { expect, test } from 'vitest'
import { outsideOf } from './outside-client.ts'

test('the plugin asks the services that the operator named, and nobody else in the network', async () => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/plain').end('hello'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  process.env.INTERNAL_HOSTS = `127.0.0.1:${port}`
  const { default: config } = await import('../../payload.config.ts')
  const payload = await getPayload({ config })
  const request = { accept: ['text/plain'], maxBytes: 100, maxMs: 20_000 }
  expect(await outsideOf(payload).load(`http://127.0.0.1:${port}/`, request)).toMatchObject({ type: 'text/plain' })
  const other = outsideOf(payload).load(`http://localhost:${port}/`, request)
  await expect(other).rejects.toMatchObject({ failure: 'address' })
  await payload.destroy()
  server.close()
})
