import type { RawData, WebSocket } from 'ws'
import { type Claims, verifyJwt } from '../game/jwt.ts'
import type { AccessCheck } from './access-check.ts'
import type { ChangeHub } from './change-hub.ts'
import { Channel, joinSchema } from './channel.ts'
import { decodeFrame, encodeBinaryBroadcast, encodeFrame, type Frame, type Vsn } from './frame.ts'
import { type Broadcast, Topic } from './topic.ts'

export type Rooms = Map<string, Topic>

type OpenSession = {
  socket: WebSocket
  vsn: Vsn
  apiKey: string
  jwtSecret: string
  rooms: Rooms
  hub: ChangeHub
  check: Pick<AccessCheck, 'allow'>
}

// Clients send a heartbeat every 25 s.
const longestSilenceMs = 60_000

/** Speaks the protocol with one client until its socket closes. */
export function openSession({ socket, vsn, apiKey, jwtSecret, rooms, hub, check }: OpenSession): void {
  const channels = new Map<string, Channel>()
  const push = (frame: Frame) => socket.send(encodeFrame(frame, vsn))
  const silence = setTimeout(() => socket.terminate(), longestSilenceMs)

  socket.on('message', (data, isBinary) => {
    silence.refresh()
    try {
      receive(decodeFrame(bytesOf(data), isBinary, vsn))
    } catch (error) {
      // Nobody but a client with a fault of its own sends what cannot be read; Phoenix too closes then.
      socket.close(1011, error instanceof Error ? error.message.slice(0, 100) : 'unreadable')
    }
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearTimeout(silence)
    for (const channel of [...channels.values()]) channel.dispose()
  })

  function receive(frame: Frame): void {
    const channel = channels.get(frame.topic)
    if (frame.topic === 'phoenix') reply(frame, 'ok', {})
    else if (frame.event === 'phx_join') join(frame)
    else if (channel) channel.handle(frame)
    else reply(frame, 'error', { reason: 'unmatched topic' })
  }

  function join(frame: Frame): void {
    channels.get(frame.topic)?.close()
    let channel: Channel
    try {
      channel = admit(frame)
    } catch (error) {
      reply(frame, 'error', { reason: error instanceof Error ? error.message : String(error) })
      return
    }
    reply(frame, 'ok', channel.welcome)
    channel.enter().catch(() => socket.terminate())
  }

  function admit({ topic, joinRef, payload }: Frame): Channel {
    const { config, access_token: given } = joinSchema.parse(payload)
    if (config.private) {
      const name = topic.replace(/^realtime:/, '')
      throw new Error(`Unauthorized: You do not have permissions to read from this Channel topic: ${name}`)
    }
    const room = rooms.get(topic) ?? new Topic()
    const channel = new Channel({
      ...{ topic, joinRef, config, readToken, room, hub, check, push },
      token: given && !given.startsWith('sb_') ? given : apiKey,
      pushBroadcast: (broadcast) => pushBroadcast(topic, broadcast),
      onClosed: () => {
        channels.delete(topic)
        if (room.isEmpty && rooms.get(topic) === room) rooms.delete(topic)
      },
    })
    rooms.set(topic, room)
    channels.set(topic, channel)
    return channel
  }

  function readToken(token: string): Claims {
    return verifyJwt(token, jwtSecret)
  }

  function reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: unknown): void {
    push({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
  }

  function pushBroadcast(topic: string, { event, content }: Broadcast): void {
    if (!Buffer.isBuffer(content)) {
      push({
        joinRef: null,
        ref: null,
        topic,
        event: 'broadcast',
        payload: { type: 'broadcast', event, payload: content },
      })
    } else if (vsn === '2.0.0') {
      socket.send(encodeBinaryBroadcast(topic, event, content))
    }
  }
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data)
  return Buffer.isBuffer(data) ? data : Buffer.from(data)
}
