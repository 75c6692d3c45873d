import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { expect, test, vi } from 'vitest'
import { OutsideClient } from './outside-client.ts'

// One address of this machine plays the open internet, another one the network within.
vi.mock('./public-address.ts', () => ({ isPublicAddress: (address: string) => address === '127.0.0.1' }))

test('what a name led to when it was looked at is what is connected to, whatever it leads to a moment later', async () => {
  const within = vi.fn()
  const outside = createServer((_, response) => response.setHeader('content-type', 'text/plain').end('hello'))
  await once(outside.listen(0, '127.0.0.1'), 'listening')
  const { port } = outside.address() as AddressInfo
  const inside = createServer(within)
  await once(inside.listen(port, '127.0.0.2'), 'listening')
  const answers = ['127.0.0.1', '127.0.0.2']
  const asked = vi.fn()
  const client = new OutsideClient({
    internalHosts: [],
    lookup: (hostname, _, answer) => {
      asked(hostname)
      answer(null, [{ address: answers.shift() ?? '', family: 4 }])
    },
  })
  const request = { accept: ['text/plain'], maxBytes: 100, maxMs: 20_000, headers: { connection: 'close' } }
  const address = `http://feed.example.com:${port}/`
  const { bytes } = await client.load(address, request)
  expect(bytes.toString()).toBe('hello')
  expect(asked.mock.calls).toEqual([['feed.example.com']])
  outside.closeAllConnections()
  await waitFor(() => expect(client.load(address, request)).rejects.toMatchObject({ failure: 'address' }))
  expect(within).not.toHaveBeenCalled()
  outside.close()
  inside.close()
})
