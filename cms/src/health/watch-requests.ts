import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { meterRequest } from '@blickfang/platform/server/metrics/meter-request.ts'
import { enterRequest, readRequestId, requestIdHeader } from '@blickfang/platform/server/request-scope.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'

interface Begun {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly server: Server
}

const servers = new Set<Server>()
const parts: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/v1\b/, 'api_v1'],
  [/^\/api\/graphql\b/, 'graphql'],
  [/^\/api\/bf-media\//, 'media'],
  [/^\/api\b/, 'payload_rest'],
  [/^\/admin\b/, 'admin'],
  [/^\/_cms\//, 'asset'],
  [/^\/(healthz|readyz)$/, 'health'],
]

/**
 * Gives each request of this process the id that web has sent with it, or one of its own, for the log and the database. Next
 * makes the server and shows it to nobody; Node tells of every request before anybody else hears of it.
 */
export function watchRequests(metricsServer: Server | undefined): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Begun
    if (server === metricsServer) return
    servers.add(server)
    refuseUnreadable(server)
    const id = readRequestId(request.headers[requestIdHeader]) ?? randomUUID()
    request.headers[requestIdHeader] = id
    enterRequest(id)
    meterRequest(response, partOf(request.url))
  })
}

/** The servers that have taken requests. */
export function seenServers(): ReadonlySet<Server> {
  return servers
}

function partOf(url = '/'): string {
  return parts.find(([pattern]) => pattern.test(url))?.[1] ?? 'other'
}
