import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { meterRequest } from './meter-request.ts'
import { serveMetrics } from './serve-metrics.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function urlOf(server: Server | undefined): Promise<string> {
  if (!server) throw new Error('Nobody listens.')
  servers.push(server)
  if (!server.listening) await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('without a port nobody listens and nothing is counted', () => {
  expect(serveMetrics({})).toBeUndefined()
})

test('Prometheus reads what was answered, of this process and of Node, on a port of its own', async () => {
  const metrics = await urlOf(serveMetrics({ METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' }))
  const site = await urlOf(
    createServer((_, response) => {
      meterRequest(response, 'live')
      response.writeHead(404).end()
    }).listen(0, '127.0.0.1'),
  )
  await fetch(site)
  const shown = async () => (await fetch(`${metrics}/metrics`)).text()
  await expect.poll(shown).toContain('blickfang_http_requests_total{route="live",status="404"} 1')
  expect(await shown()).toContain('blickfang_http_request_duration_seconds_count{route="live"} 1')
  expect(await shown()).toContain('nodejs_eventloop_lag_seconds')
  expect((await fetch(`${metrics}/`)).status).toBe(404)
})

test('a port that is taken ends nothing', async () => {
  const first = await urlOf(serveMetrics({ METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' }))
  const second = serveMetrics({ METRICS_PORT: Number(new URL(first).port), METRICS_HOST: '127.0.0.1' })
  await new Promise((failed) => second?.on('error', failed))
  expect((await fetch(`${first}/metrics`)).status).toBe(200)
})
