import type { RawData, WebSocket } from 'ws'
import type { AccessCheck } from './access-check.ts'
import type { ChangeHub } from './change-hub.ts'
import { Channel, joinSchema } from './channel.ts'
import { decodeFrame, encodeBinaryBroadcast, encodeFrame, type Frame, type Vsn } from './frame.ts'
import { verifyJwt } from './jwt.ts'
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
const maxSilenceMs = 60_000

/** Speaks the protocol with one client until its socket closes. */
export class SocketSession {
  readonly #open: OpenSession
  readonly #channels = new Map<string, Channel>()

  constructor(open: OpenSession) {
    this.#open = open
    const { socket, vsn } = open
    const silence = setTimeout(() => socket.terminate(), maxSilenceMs)
    socket.on('message', (data, isBinary) => {
      silence.refresh()
      try {
        this.#receive(decodeFrame(bytesOf(data), isBinary, vsn))
      } catch (error) {
        // Nobody but a client with a fault of its own sends what cannot be read; Phoenix too closes then.
        socket.close(1011, error instanceof Error ? error.message.slice(0, 100) : 'unreadable')
      }
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(silence)
      for (const channel of [...this.#channels.values()]) channel.dispose()
    })
  }

  #receive(frame: Frame): void {
    const channel = this.#channels.get(frame.topic)
    if (frame.topic === 'phoenix') this.#reply(frame, 'ok', {})
    else if (frame.event === 'phx_join') this.#join(frame)
    else if (channel) channel.handle(frame)
    else this.#reply(frame, 'error', { reason: 'unmatched topic' })
  }

  #join(frame: Frame): void {
    this.#channels.get(frame.topic)?.close()
    let channel: Channel
    try {
      channel = this.#admit(frame)
    } catch (error) {
      this.#reply(frame, 'error', { reason: error instanceof Error ? error.message : String(error) })
      return
    }
    this.#reply(frame, 'ok', channel.welcome)
    channel.enter().catch(() => this.#open.socket.terminate())
  }

  #admit({ topic, joinRef, payload }: Frame): Channel {
    const { rooms, hub, check, jwtSecret, apiKey } = this.#open
    const { config, access_token: given } = joinSchema.parse(payload)
    if (config.private) {
      const name = topic.replace(/^realtime:/, '')
      throw new Error(`Unauthorized: You do not have permissions to read from this Channel topic: ${name}`)
    }
    const room = rooms.get(topic) ?? new Topic()
    const channel = new Channel({
      ...{ topic, joinRef, config, room, hub, check },
      token: given && !given.startsWith('sb_') ? given : apiKey,
      readToken: (token) => verifyJwt(token, jwtSecret),
      push: (frame) => this.#push(frame),
      pushBroadcast: (broadcast) => this.#pushBroadcast(topic, broadcast),
      onClosed: () => {
        this.#channels.delete(topic)
        if (room.isEmpty && rooms.get(topic) === room) rooms.delete(topic)
      },
    })
    rooms.set(topic, room)
    this.#channels.set(topic, channel)
    return channel
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: unknown): void {
    this.#push({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
  }

  #push(frame: Frame): void {
    this.#open.socket.send(encodeFrame(frame, this.#open.vsn))
  }

  #pushBroadcast(topic: string, { event, content }: Broadcast): void {
    const { socket, vsn } = this.#open
    if (!Buffer.isBuffer(content)) {
      const payload = { type: 'broadcast', event, payload: content }
      this.#push({ joinRef: null, ref: null, topic, event: 'broadcast', payload })
    } else if (vsn === '2.0.0') {
      socket.send(encodeBinaryBroadcast(topic, event, content))
    }
  }
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data)
  return Buffer.isBuffer(data) ? data : Buffer.from(data)
}
