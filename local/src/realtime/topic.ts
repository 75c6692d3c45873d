import { randomBytes } from 'node:crypto'

type Meta = Record<string, unknown> & { phx_ref: string }
type Presences = Record<string, { metas: Meta[] }>

export type Broadcast = { event: string; content: unknown }

/** Member of a topic, and how to tell it about the others. */
export type Member = {
  hearsPresence: boolean
  onBroadcast(broadcast: Broadcast): void
  onPresence(event: 'presence_state' | 'presence_diff', payload: unknown): void
}

/** All channels of one name: who is there, and messages from one to the others. */
export class Topic {
  readonly #members = new Map<Member, { key: string; meta: Meta } | undefined>()

  get isEmpty(): boolean {
    return this.#members.size === 0
  }

  join(member: Member): void {
    this.#members.set(member, undefined)
    if (member.hearsPresence) member.onPresence('presence_state', this.#state())
  }

  leave(member: Member): void {
    this.untrack(member)
    this.#members.delete(member)
  }

  broadcast(from: Member | undefined, broadcast: Broadcast, toSelf: boolean): void {
    for (const member of this.#members.keys()) if (toSelf || member !== from) member.onBroadcast(broadcast)
  }

  track(member: Member, key: string, payload: Record<string, unknown>): void {
    const before = this.#members.get(member)
    const meta = { ...payload, phx_ref: randomBytes(9).toString('base64url') }
    this.#members.set(member, { key, meta })
    this.#tell({ [key]: { metas: [meta] } }, before ? { [before.key]: { metas: [before.meta] } } : {})
  }

  untrack(member: Member): void {
    const before = this.#members.get(member)
    if (!before) return
    this.#members.set(member, undefined)
    this.#tell({}, { [before.key]: { metas: [before.meta] } })
  }

  #tell(joins: Presences, leaves: Presences): void {
    for (const member of this.#members.keys()) {
      if (member.hearsPresence) member.onPresence('presence_diff', { joins, leaves })
    }
  }

  #state(): Presences {
    const state: Presences = {}
    for (const presence of this.#members.values()) {
      if (!presence) continue
      const known = state[presence.key]?.metas ?? []
      state[presence.key] = { metas: [...known, presence.meta] }
    }
    return state
  }
}
