import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { failureBody } from '@blickfang/contract/api/errors/failure-body.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { knownMethods, unreadableRequest } from '@blickfang/platform/server/unreadable-request.ts'
import { noteRefusal } from '../plugin/http/note-refusal.ts'
import { requestLanguage } from '../plugin/http/request-language.ts'

const guarded = new WeakSet<Server>()

/**
 * Refuses before Next what Next takes for a fault of its own, with 500 and a stack: methods that a `Request` of the web's cannot have,
 * and NUL in any address, the admin's too. Next makes the server and gives it to nobody, so this stands in its way.
 */
export function refuseUnreadable(server: Server): void {
  if (guarded.has(server)) return
  guarded.add(server)
  const emit = server.emit.bind(server)
  server.emit = (name: string | symbol, ...parts: unknown[]) => {
    if (name === 'request' && isRefused(...(parts as [IncomingMessage, ServerResponse]))) return true
    return emit(name as 'request', ...(parts as [never, never]))
  }
}

function isRefused(request: IncomingMessage, response: ServerResponse): boolean {
  const code = unreadableRequest(request)
  if (!code) return false
  noteRefusal({ route: `${request.method} …`, status: errorStatus[code], code })
  const headers = new Headers({
    cookie: request.headers.cookie ?? '',
    'accept-language': request.headers['accept-language'] ?? '',
  })
  response.writeHead(errorStatus[code], {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(code === 'METHOD_NOT_ALLOWED' && { allow: knownMethods.join(', ') }),
  })
  response.end(JSON.stringify(failureBody(code, requestLanguage(headers))))
  return true
}
