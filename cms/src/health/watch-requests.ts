import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'
import { enterRequest, readRequestId, requestIdHeader } from '@blickfang/shared/server/request-scope.ts'

const servers = new Set<Server>()

/**
 * Gives each request of this process the id that web has sent with it, or one of its own, for the log and the database. Next
 * makes the server and shows it to nobody; Node tells of every request before anybody else hears of it.
 */
export function watchRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server }
    servers.add(server)
    const id = readRequestId(request.headers[requestIdHeader]) ?? randomUUID()
    request.headers[requestIdHeader] = id
    enterRequest(id)
  })
}

/** The servers that have taken requests. */
export function seenServers(): ReadonlySet<Server> {
  return servers
}
