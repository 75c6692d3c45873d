import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { stripRequest } from './guard-response.ts'

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
