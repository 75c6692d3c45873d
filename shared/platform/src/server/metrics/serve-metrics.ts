import { createServer, type Server } from 'node:http'
import { serverLog } from '../log/server-log.ts'
import { metrics } from './metrics.ts'

interface MetricsAddress {
  /** None: nothing is counted, and nobody listens. */
  readonly METRICS_PORT?: number | undefined
  readonly METRICS_HOST?: string | undefined
}

/** Answers Prometheus at `/metrics` on a port of its own, which visitors do not reach. A port that is taken is no reason not to serve the site. */
export function serveMetrics({ METRICS_PORT, METRICS_HOST }: MetricsAddress): Server | undefined {
  if (METRICS_PORT === undefined) return undefined
  const registry = metrics().open()
  const server = createServer(async ({ url, method }, response) => {
    const isAsked = url === '/metrics' && (method === 'GET' || method === 'HEAD')
    response.writeHead(isAsked ? 200 : 404, { 'content-type': isAsked ? registry.contentType : 'text/plain' })
    response.end(isAsked ? await registry.metrics() : 'Metrics are at /metrics.\n')
  })
  server.on('error', (error) => serverLog().error({ err: error }, 'Metrics are not served'))
  server.listen(METRICS_PORT, METRICS_HOST)
  server.unref()
  return server
}
