import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse, request as send } from 'node:http'
import type { Duplex } from 'node:stream'
import { parseUrl } from '@blickfang/contract/kernel/text/address/parse-url.ts'
import type { Realtime } from '../realtime/start-realtime.ts'
import type { GameKeys } from './game-keys.ts'
import { BroadcastRefusal, isBroadcast, readBroadcast } from './http-broadcast.ts'

type StartGateway = {
  port: number
  /** Whether any other port will do when that one is taken. */
  isPortFlexible?: boolean | undefined
  keys: Pick<GameKeys, 'anonKey' | 'serviceKey'>
  postgrestPort: number
  /** The one that runs now. */
  realtime: { readonly current: Realtime }
}

export type Gateway = { port: number; stop(): Promise<void> }

const restPrefix = '/rest/v1'
const socketPath = '/realtime/v1/websocket'

/** The one address that clients know, as Supabase's: REST, websocket, and HTTP broadcasts, behind the two keys. */
export async function startGateway(open: StartGateway): Promise<Gateway> {
  const { port, isPortFlexible, keys, postgrestPort, realtime } = open
  const agent = new Agent({ keepAlive: true })
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(cors(request))) response.setHeader(name, value)
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const refusal = refusalOf(request, keys)
    if (refusal) return answer(response, 401, refusal)
    const path = addressOf(request).pathname
    if (path.startsWith(`${restPrefix}/`)) return passOn(request, response, postgrestPort, agent)
    if (isBroadcast(request, path)) {
      broadcast(request, response, realtime.current.broadcast)
      return
    }
    answer(response, 404, 'no Route matched with those values')
  })
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket)
    socket.on('close', () => upgraded.delete(socket))
    const isKnown = addressOf(request).pathname === socketPath
    if (isKnown && !refusalOf(request, keys)) return realtime.current.accept(request, socket, head)
    socket.on('error', () => undefined)
    socket.end(
      `HTTP/1.1 ${isKnown ? '401 Unauthorized' : '404 Not Found'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
  })
  await listen(server, port, isPortFlexible)
  return {
    port: portOf(server),
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      // Node no longer counts these among its connections, and yet waits for them.
      for (const socket of upgraded) socket.destroy()
      agent.destroy()
      await closed
    },
  }
}

async function listen(server: Server, port: number, isFlexible = false): Promise<void> {
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isFlexible || !isTaken) throw error
    await listen(server, 0)
  }
}

/** An address that cannot be read leads nowhere, like others. */
function addressOf({ url = '/' }: IncomingMessage): URL {
  const here = 'http://localhost'
  return parseUrl(url, here) ?? new URL('/unreadable', here)
}

/** Refusal of Supabase's gateway for a request without a key of the project; undefined for a request with one. */
function refusalOf(request: IncomingMessage, { anonKey, serviceKey }: StartGateway['keys']): string | undefined {
  const { searchParams } = addressOf(request)
  const key = request.headers.apikey ?? searchParams.get('apikey')
  if (!key) return 'No API key found in request'
  return key === anonKey || key === serviceKey ? undefined : 'Invalid authentication credentials'
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number, agent: Agent): void {
  const path = request.url?.slice(restPrefix.length)
  const onward = send({ host: '127.0.0.1', port, path, method: request.method, headers: request.headers, agent })
  onward.on('response', (from) => {
    const headers = Object.entries(from.headers).filter(([name]) => !name.startsWith('access-control-'))
    for (const [name, value] of headers) if (value !== undefined) response.setHeader(name, value)
    response.writeHead(from.statusCode ?? 502)
    from.pipe(response)
  })
  onward.setTimeout(20_000, () => onward.destroy())
  onward.on('error', () => {
    if (response.headersSent) response.destroy()
    else answer(response, 502, 'PostgREST does not answer')
  })
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

async function broadcast(
  request: IncomingMessage,
  response: ServerResponse,
  tell: (topic: string, event: string, content: unknown) => void,
): Promise<void> {
  try {
    const { pathname } = addressOf(request)
    for (const { topic, event, payload } of await readBroadcast(request, pathname)) tell(topic, event, payload)
    response.writeHead(202).end()
  } catch (error) {
    if (error instanceof BroadcastRefusal) answer(response, error.status, error.message)
    else response.destroy()
  }
}

/** Any page may ask: what counts is the token. */
function cors({ headers }: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers': 'content-range, content-location, content-profile, date',
    'access-control-max-age': '3600',
  }
}

function answer(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
}

function portOf(server: Server): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The gateway has no port')
  return address.port
}
