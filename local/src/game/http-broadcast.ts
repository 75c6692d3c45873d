import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

type Message = { topic: string; event: string; payload?: unknown }

/** Why a broadcast is not passed on. */
export class BroadcastRefusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const path = '/realtime/v1/api/broadcast'
const single = /^\/realtime\/v1\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/
const largest = 1024 * 1024
const bodySchema = z.object({
  messages: z.array(z.object({ topic: z.string(), event: z.string(), payload: z.unknown() })),
})

/** Whether a request is one of Supabase's two ways to broadcast without a websocket. */
export function isBroadcast(request: IncomingMessage, pathname: string): boolean {
  return request.method === 'POST' && (pathname === path || single.test(pathname))
}

/** Reads what is to be broadcast: a list in the body, or one content whose topic and event are in the address. */
export async function readBroadcast(request: IncomingMessage, pathname: string): Promise<Message[]> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > largest) throw new BroadcastRefusal(413, 'Payload too large')
  }
  const body = parseJson(text)
  const [, topic, event] = single.exec(pathname) ?? []
  if (topic && event) return [{ topic: decoded(topic), event: decoded(event), payload: body }]
  const { success, data } = bodySchema.safeParse(body)
  if (!success) throw new BroadcastRefusal(422, 'Unreadable messages')
  return data.messages
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new BroadcastRefusal(400, 'Unreadable address')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BroadcastRefusal(422, 'Unreadable messages')
  }
}
