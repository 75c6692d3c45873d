import type { ServerResponse } from 'node:http'
import { metrics } from './metrics.ts'

/** Counts and times a request when its answer has gone out, or whoever asked has gone away. `route` names a part of the site, never an address. */
export function meterRequest(response: ServerResponse, route: string): void {
  const open = metrics()
  if (!open.isOpen) return
  const begin = performance.now()
  response.once('close', () => {
    open.count('http_requests_total', { route, status: response.statusCode })
    open.observe('http_request_duration_seconds', performance.now() - begin, { route })
  })
}
