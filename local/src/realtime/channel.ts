import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AccessCheck } from './access-check.ts'
import { bindingId, bindingSchema } from './binding.ts'
import type { ChangeHub } from './change-hub.ts'
import type { Frame } from './frame.ts'
import type { Claims } from './jwt.ts'
import type { Broadcast, Member, Topic } from './topic.ts'

// Strict: what another server would do and this one does not is refused in words.
const configSchema = z.strictObject({
  broadcast: z.strictObject({ ack: z.boolean().default(false), self: z.boolean().default(false) }).prefault({}),
  presence: z.strictObject({ key: z.string().default(''), enabled: z.boolean().default(false) }).prefault({}),
  postgres_changes: z.array(bindingSchema).default([]),
  private: z.boolean().default(false),
})
/** Message by which a client joins a channel. */
export const joinSchema = z.object({ config: configSchema.prefault({}), access_token: z.string().nullish() })

const broadcastSchema = z.object({ event: z.string(), payload: z.unknown() })
const presenceSchema = z.object({ event: z.string(), payload: z.record(z.string(), z.unknown()).default({}) })
const tokenSchema = z.object({ access_token: z.string().nullish() })

type OpenChannel = {
  topic: string
  joinRef: string | null
  config: z.infer<typeof configSchema>
  token: string
  readToken: (token: string) => Claims
  room: Topic
  hub: ChangeHub
  check: Pick<AccessCheck, 'allow'>
  push: (frame: Frame) => void
  pushBroadcast: (broadcast: Broadcast) => void
  onClosed: () => void
}

// Longer timers would fire at once.
const maxTimerMs = 2 ** 31 - 1

/** A client on a topic, from its join to its end. Throws when the token is not good. */
export class Channel implements Member {
  readonly hearsPresence: boolean
  readonly #open: OpenChannel
  readonly #presenceKey: string
  #token: string
  #claims: Claims
  #expiry: NodeJS.Timeout | undefined
  #unsubscribe: (() => void) | undefined
  #isClosed = false

  constructor(open: OpenChannel) {
    this.#open = open
    this.#token = open.token
    this.#claims = firstClaims(open)
    this.#presenceKey = open.config.presence.key || randomUUID()
    this.hearsPresence = open.config.presence.enabled
    this.#endWithToken()
  }

  /** Answer to the join: every binding as it was sent, in the same order, with its number. */
  get welcome() {
    return { postgres_changes: this.#open.config.postgres_changes.map((each) => ({ ...each, id: bindingId(each) })) }
  }

  /** To be called once the join is answered. */
  async enter(): Promise<void> {
    const { room, check, config } = this.#open
    room.join(this)
    if (config.postgres_changes.length === 0) return
    try {
      await check.allow(config.postgres_changes, this.#claims.role)
    } catch (error) {
      this.#system('postgres_changes', 'error', error instanceof Error ? error.message : String(error))
      return
    }
    if (this.#isClosed) return
    this.#subscribe()
    this.#system('postgres_changes', 'ok', 'Subscribed to PostgreSQL')
  }

  handle(frame: Frame): void {
    if (frame.event === 'access_token') this.#renew(tokenSchema.parse(frame.payload).access_token)
    if (frame.event === 'broadcast') this.#broadcast(frame)
    if (frame.event === 'presence') this.#presence(frame)
    if (frame.event === 'phx_leave') {
      this.#reply(frame)
      this.close()
    }
  }

  /** Ends the channel and says so. Clients do not come back by themselves after this. */
  close(): void {
    if (this.#isClosed) return
    const { topic, joinRef } = this.#open
    this.dispose()
    this.#open.push({ topic, joinRef, ref: joinRef, event: 'phx_close', payload: {} })
  }

  /** Ends the channel where nobody is left to be told. */
  dispose(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    clearTimeout(this.#expiry)
    this.#unsubscribe?.()
    this.#open.room.leave(this)
    this.#open.onClosed()
  }

  onBroadcast(broadcast: Broadcast): void {
    this.#open.pushBroadcast(broadcast)
  }

  onPresence(event: string, payload: unknown): void {
    this.#push(event, payload)
  }

  #renew(token: string | null | undefined): void {
    // Keys of the newer kind are no tokens: the channel keeps the one it has.
    if (!token || token === this.#token || token.startsWith('sb_')) return
    try {
      this.#claims = this.#open.readToken(token)
      this.#token = token
      this.#endWithToken()
      if (this.#unsubscribe) this.#subscribe()
    } catch (error) {
      this.#refuse(error instanceof Error ? error.message : String(error))
    }
  }

  #subscribe(): void {
    this.#unsubscribe?.()
    this.#unsubscribe = this.#open.hub.add({
      claims: this.#claims,
      bindings: this.#open.config.postgres_changes,
      send: (ids, data) => this.#push('postgres_changes', { ids, data }),
    })
  }

  #endWithToken(): void {
    clearTimeout(this.#expiry)
    const remaining = this.#claims.exp * 1000 - Date.now()
    this.#expiry = setTimeout(
      () => (remaining > maxTimerMs ? this.#endWithToken() : this.#refuse('Token has expired 0 seconds ago')),
      Math.min(remaining, maxTimerMs),
    )
    this.#expiry.unref()
  }

  #refuse(message: string): void {
    this.#system('system', 'error', message)
    this.close()
  }

  #broadcast(frame: Frame): void {
    const { ack, self } = this.#open.config.broadcast
    const { event, payload } = broadcastSchema.parse(frame.payload)
    this.#open.room.broadcast(this, { event, content: payload }, self)
    if (ack) this.#reply(frame)
  }

  #presence(frame: Frame): void {
    const { event, payload } = presenceSchema.parse(frame.payload)
    if (event === 'track') this.#open.room.track(this, this.#presenceKey, payload)
    if (event === 'untrack') this.#open.room.untrack(this)
    this.#reply(frame)
  }

  #system(extension: string, status: string, message: string): void {
    this.#push('system', { extension, status, message, channel: this.#open.topic.replace(/^realtime:/, '') })
  }

  #reply({ joinRef, ref, topic }: Frame): void {
    this.#open.push({ joinRef, ref, topic, event: 'phx_reply', payload: { status: 'ok', response: {} } })
  }

  #push(event: string, payload: unknown): void {
    this.#open.push({ joinRef: null, ref: null, topic: this.#open.topic, event, payload })
  }
}

function firstClaims({ readToken, token }: OpenChannel): Claims {
  try {
    return readToken(token)
  } catch (cause) {
    throw new Error(`InvalidJWTToken: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
