import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { trace } from '@opentelemetry/api'
import { expect, test, vi } from 'vitest'
import { inRequest, requestHeaders } from '../request-scope.ts'
import { startTracing } from './start-tracing.ts'

test('spans go to the collector that the environment names, without anything of people, and questions name theirs', async () => {
  const taken: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
  const collector = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    taken.push({ url: request.url, headers: request.headers, body: Buffer.concat(parts).toString() })
    response.end('{}')
  })
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`)
  const stop = await startTracing('web')
  const headers = trace.getTracer('test').startActiveSpan('GET /de', (span) => {
    span.setAttribute('http.target', '/de?token=abc&email=zora@haeberli.example')
    const asked = inRequest('request-of-zora', requestHeaders)
    span.end()
    return asked
  })
  await stop()
  collector.close()
  expect(headers).toEqual({
    'x-request-id': 'request-of-zora',
    traceparent: expect.stringMatching(/^00-\w{32}-\w{16}-01$/),
  })
  expect(taken.map(({ url }) => url)).toEqual(['/v1/traces'])
  expect(taken[0]?.body).toContain('blickfang-web')
  expect(taken[0]?.body).not.toMatch(/zora|abc/)
})

test('without a collector nothing is loaded, and questions bear the id alone', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', '')
  await (await startTracing('web'))()
  expect(inRequest('request-of-zora', requestHeaders)).toEqual({ 'x-request-id': 'request-of-zora' })
})
