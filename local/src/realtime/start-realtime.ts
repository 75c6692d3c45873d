import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import { type AccessCheck, startAccessCheck } from './access-check.ts'
import { type ChangeFeed, startChangeFeed } from './change-feed.ts'
import { ChangeHub } from './change-hub.ts'
import { type Rooms, SocketSession } from './socket-session.ts'
import { Topic } from './topic.ts'

type StartRealtime = { databaseUrl: string; jwtSecret: string }

export type Realtime = {
  /** Takes over a connection that asks for a websocket and has shown its key. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Passes a broadcast of the HTTP interface to the topic, named without `realtime:`. */
  broadcast(topic: string, event: string, content: unknown): void
  stop(): Promise<void>
}

const publication = 'supabase_realtime'
const maxMessageBytes = 1024 * 1024

/** Serves Supabase's Realtime protocol over the changes of one database. At most once, as there. */
export async function startRealtime({ databaseUrl, jwtSecret }: StartRealtime): Promise<Realtime> {
  const check: AccessCheck = await startAccessCheck(databaseUrl, publication)
  const server = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes })
  const rooms: Rooms = new Map()
  const hub = new ChangeHub(check, () => disconnectAll())
  let isStopping = false
  let feed: ChangeFeed | undefined
  feed = await follow()

  return {
    accept: (request, socket, head) => {
      server.handleUpgrade(request, socket, head, (client) => {
        const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
        const vsn = searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0'
        new SocketSession({
          socket: client,
          vsn,
          apiKey: searchParams.get('apikey') ?? '',
          jwtSecret,
          rooms,
          hub,
          check,
        })
      })
    },
    broadcast: (topic, event, content) => {
      const room = rooms.get(`realtime:${topic}`) ?? new Topic()
      room.broadcast(undefined, { event, content }, true)
    },
    stop: async () => {
      isStopping = true
      disconnectAll()
      server.close()
      await feed?.stop()
      await check.stop()
    },
  }

  async function follow(): Promise<ChangeFeed> {
    return startChangeFeed({ databaseUrl, publication, onChange: (change) => hub.push(change), onLost: recover })
  }

  /** Clients that were cut off come back, subscribe and read everything again: so nobody trusts a gap in the stream. */
  async function recover(): Promise<void> {
    feed = undefined
    while (!isStopping && !feed) {
      await wait(500)
      feed = await follow().catch(() => undefined)
    }
    disconnectAll()
    if (isStopping) await feed?.stop()
  }

  function disconnectAll(): void {
    for (const client of server.clients) client.terminate()
  }
}
