import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { guardResponse, stripRequest } from './guard-response.ts'

const sent = {
  accept: 'text/html',
  'x-forwarded-for': '192.0.2.7',
  'x-middleware-subrequest': 'src/middleware',
  'x-nextjs-data': '1',
  'x-nextjs-html-request-id': 'b2',
  'x-nextjs-request-id': 'a1',
}

function left(stand: { isProxied: boolean; isDev: boolean }): string[] {
  const request = { headers: { ...sent } } as unknown as IncomingMessage
  stripRequest(request, stand)
  return Object.keys(request.headers)
}

test('headers that only the inside may set are taken away, a proxy’s unless one is known', () => {
  expect(left({ isProxied: false, isDev: false })).toEqual(['accept'])
  expect(left({ isProxied: true, isDev: false })).toEqual(['accept', 'x-forwarded-for'])
})

test('in development the names of a request stay, without which React waits for what it tells of its making', () => {
  expect(left({ isProxied: false, isDev: true })).toEqual(['accept', 'x-nextjs-html-request-id', 'x-nextjs-request-id'])
})

async function headersOf(answer: (response: ServerResponse) => void, isSecure = false): Promise<Headers> {
  const server = createServer((_, response) => {
    guardResponse(response, { requestId: 'r1', isSecure })
    answer(response)
    response.end('x')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).headers
  } finally {
    server.close()
  }
}

test.each<[string, (response: ServerResponse) => void]>([
  [
    'an object',
    (response) =>
      response.writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': ['a=1', 'b=2'], 'X-Powered-By': 'x' }),
  ],
  [
    'a flat list',
    (response) =>
      response.writeHead(200, [
        'Content-Type',
        'text/html',
        'Set-Cookie',
        'a=1',
        'set-cookie',
        'b=2',
        'x-nextjs-cache',
        'HIT',
      ]),
  ],
  [
    'pairs',
    (response) =>
      response.writeHead(200, [
        ['content-type', 'text/html'],
        ['set-cookie', ['a=1', 'b=2']],
        ['server', 'x'],
      ] as never),
  ],
  [
    'one by one',
    (response) => {
      response
        .setHeader('Content-Type', 'text/html')
        .setHeader('set-cookie', ['a=1', 'b=2'])
        .setHeader('X-NextJS-Cache', 'HIT')
    },
  ],
  [
    'one by one, then an object that says it again',
    (response) => {
      response.setHeader('content-type', 'text/plain').setHeader('Set-Cookie', ['a=1', 'b=2'])
      response.writeHead(200, 'Fine', { 'Content-Type': 'text/html', 'X-Frame-Options': 'ALLOWALL' })
    },
  ],
])(
  'headers given as %s go out once each, with those of every answer and without those of the inside',
  async (_, answer) => {
    const headers = await headersOf(answer)
    const names = [...headers.keys()].filter(
      (name) => !['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'].includes(name),
    )
    expect(headers.get('content-type')).toBe('text/html')
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect([...new Set(names)].sort()).toEqual([
      ...[
        'content-security-policy',
        'content-type',
        'cross-origin-opener-policy',
        'permissions-policy',
        'referrer-policy',
      ],
      ...['set-cookie', 'x-content-type-options', 'x-frame-options', 'x-request-id'],
    ])
  },
)

test('a policy that was set on the way stays, by whichever name', async () => {
  expect(
    (await headersOf((response) => response.setHeader('Content-Security-Policy', "default-src 'self'"))).get(
      'content-security-policy',
    ),
  ).toBe("default-src 'self'")
  expect(
    (
      await headersOf((response) => void response.writeHead(200, { 'Content-Security-Policy': "default-src 'self'" }))
    ).get('content-security-policy'),
  ).toBe("default-src 'self'")
})

test('over TLS browsers are held to TLS for a year, with all subdomains', async () => {
  const policyOf = async (isSecure: boolean) =>
    (await headersOf((response) => void response.writeHead(404), isSecure)).get('strict-transport-security')
  expect(await policyOf(true)).toBe('max-age=31536000; includeSubDomains')
  expect(await policyOf(false)).toBeNull()
})
