import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@blickfang/contract/api/endpoint.ts'
import { type EndpointName, endpoints } from '@blickfang/contract/api/v1/endpoints.generated.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { expectRefused } from '../testing/expect-refused.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const refused = (request: Parameters<TestCms['request']>[0], status: number, code: string) =>
  expectRefused(cms, request, status, code)
const nobody = randomUUID()
const all = Object.entries(endpoints) as [EndpointName, Endpoint][]
const writing = all.filter(([, contract]) => contract.method !== 'get')
const pathOf = ({ path }: Endpoint) => `/v1${path.replace(/\{\w+\}/g, nobody)}`
const at = (contract: Endpoint) => ({
  ...{ method: contract.method.toUpperCase(), path: pathOf(contract) },
  as: contract.access === 'admin' ? cms.admin : cms.editor,
})

describe.each(all.filter(([, { access }]) => access !== 'anyone'))('%s', (_name, contract) => {
  test('refuses a caller without a session', () =>
    refused({ ...at(contract), as: null, ...(contract.body && { body: {} }) }, 401, 'UNAUTHENTICATED'))

  test('refuses a session that has been tampered with', () =>
    refused(
      { ...at(contract), as: `${cms.editor.slice(0, -4)}AAAA`, ...(contract.body && { body: {} }) },
      401,
      'UNAUTHENTICATED',
    ))
})

describe.each(all)('%s', (_name, contract) => {
  test('refuses another method', () => refused({ method: 'DELETE', path: pathOf(contract) }, 405, 'METHOD_NOT_ALLOWED'))
})

const asking = all.flatMap(([name, contract]) =>
  contract.query instanceof z.ZodMiniObject
    ? Object.keys(contract.query.shape).map((parameter) => ({ name, contract, parameter }))
    : [],
)
test.each(asking)('$name refuses $parameter when it comes twice', ({ contract, parameter }) => {
  const request = at(contract)
  const twice = new URLSearchParams([
    [parameter, nobody],
    [parameter, nobody],
  ])
  return refused({ ...request, path: `${request.path}?${twice}` }, 400, 'INVALID')
})

describe.each(writing)('%s', (_name, contract) => {
  test('refuses a write that another website started', () =>
    refused({ ...at(contract), body: {}, headers: { origin: 'https://evil.example' } }, 403, 'FOREIGN_ORIGIN'))

  // Of a contract without a body nothing is read.
  if (!contract.upload && contract.body) {
    test('refuses a body of 2 MB', () =>
      refused({ ...at(contract), body: { filler: 'x'.repeat(2 ** 21) } }, 413, 'TOO_LARGE'))
    test('refuses what is no JSON', () => refused({ ...at(contract), body: '{"id":' }, 400, 'BAD_REQUEST'))
    test('refuses a form', () =>
      refused(
        { ...at(contract), body: 'id=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        400,
        'BAD_REQUEST',
      ))
    test.each([[null], [[]], ['text'], [{ unknown: 1 }], [{ id: 1, body: {} }]])('refuses the body %j', (body) =>
      refused({ ...at(contract), body: JSON.stringify(body) }, 400, 'INVALID'),
    )
    test('refuses NUL in a text', () => refused({ ...at(contract), body: { id: 'a\u0000b' } }, 400, 'INVALID'))
  }
})

test.each([
  ['/v1/page/info', 400, 'INVALID'],
  ['/v1/page/info?id=1', 400, 'INVALID'],
  [`/v1/page/info?id=${nobody}`, 404, 'NOT_FOUND'],
  [`/v1/page/changes?id=${nobody}`, 404, 'NOT_FOUND'],
  [`/v1/page/status/publication?id=${nobody}`, 404, 'NOT_FOUND'],
  [`/v1/page/status/translation?id=${nobody}`, 404, 'NOT_FOUND'],
  [`/v1/page/document?id=${nobody}&lang=de`, 404, 'NOT_FOUND'],
  ['/v1/page/document?lang=xx', 400, 'INVALID'],
  ['/v1/media/list?offset=-1', 400, 'INVALID'],
  ['/v1/nothing', 404, 'NOT_FOUND'],
  ['/v1', 404, 'NOT_FOUND'],
])('GET %s is refused with %i', (path, status, code) => refused({ method: 'GET', path }, status, code))

test('the sentence comes in the reader’s language', async () => {
  const ask = (headers: Record<string, string>) => cms.request({ method: 'GET', path: '/v1/nothing', headers })
  expect((await ask({ 'accept-language': 'fr-CH,fr;q=0.9' })).json.error).toMatch(/^Introuvable/)
  expect((await ask({ 'accept-language': 'ja' })).json.error).toMatch(/^Nicht gefunden/)
})

test('a body whose length nobody announced is cut off at the limit', async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)),
  })
  const { readBody } = await import('../http/read-body.ts')
  await expect(readBody({ headers: new Headers(), body: endless }, 100_000)).rejects.toMatchObject({
    code: 'TOO_LARGE',
  })
})
