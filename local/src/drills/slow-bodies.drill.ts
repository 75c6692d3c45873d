import { once } from 'node:events'
import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { apiRoot } from '@blickfang/contract/api/endpoint.ts'
import { rawConnections } from '@blickfang/testing/raw-connections.ts'
import { afterEach, expect, inject, test } from 'vitest'
import { countAttempts } from './count-attempts.ts'

const { url, token } = inject('product')
const { hostname, port } = new URL(url)
const { say, close } = rawConnections(() => ({ host: hostname, port: Number(port) }))
const sent = countAttempts('bodies that come slowly or are too large', 360)

afterEach(close)

const post = (path: string, length: number, cookie = '') =>
  `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\norigin: ${url}\r\n${cookie}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
const session = `cookie: payload-token=${token}\r\n`

test('while 300 bodies come a byte at a time, the site is read and the editor is asked who is there', async () => {
  const slow = await Promise.all(Array.from({ length: 300 }, () => say(`${post(apiAddress('saveData'), 5_000)}{`)))
  const drip = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write(' ')
  }, 1_000)
  const waits: number[] = []
  for (let round = 0; round < 30; round++) {
    const begin = performance.now()
    const answers = await Promise.all([
      fetch(`${url}/de`),
      fetch(`${url}/api/bf-users/me`, { headers: { cookie: `payload-token=${token}` } }),
    ])
    for (const answer of answers) expect(answer.status, await answer.text()).toBe(200)
    waits.push(performance.now() - begin)
  }
  clearInterval(drip)
  expect(Math.max(...waits)).toBeLessThan(5_000)
  await expect.poll(() => slow.filter(({ heard }) => / 4(00|29) /.test(heard())).length, { timeout: 60_000 }).toBe(300)
  sent(slow.length)
})

test.each([
  ['the API', apiAddress('saveData'), '', 413],
  ['an upload', apiAddress('uploadMedia'), session, 413],
  ['an upload without a session', apiAddress('uploadMedia'), '', 401],
  ['the admin', '/api/bf-pages', '', 413],
  ['GraphQL', '/api/graphql', '', 413],
  ['the game', '/_game/rest/v1/holes', '', 413],
])(
  '10 clients that send 30 MB to %s all read why not, and go on by the same connection',
  async (_, path, cookie, status) => {
    const size = 30 * 1024 * 1024
    const part = Buffer.alloc(1024 * 1024, ' ')
    const clients = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const client = await say(post(path, size, cookie))
        for (let sent = 0; sent < size; sent += part.length) {
          if (!client.socket.write(part)) await once(client.socket, 'drain')
        }
        client.socket.write(`GET ${apiRoot}/nothing HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`)
        return client
      }),
    )
    const statuses = () => clients.map(({ heard }) => heard().match(/HTTP\/1.1 \d+/g))
    await expect.poll(statuses, { timeout: 60_000 }).toEqual(clients.map(() => [`HTTP/1.1 ${status}`, 'HTTP/1.1 404']))
    sent(clients.length)
  },
)
