import { backoff } from '@blickfang/contract/api/backoff.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { bornIn, type Patch } from '../model/change.ts'
import { enqueueGroups, enqueueValue, type Step } from './enqueue.ts'
import type { Entry, ValueEntry } from './entry.ts'
import type { Journal } from './journal.ts'
import { nextRequests, requestsAtOnce } from './next-requests.ts'
import { adopt, settle } from './settle.ts'
import type { Outcome, Transport } from './transport.ts'

export interface OutboxState {
  readonly entries: readonly Entry[]
  /** Why nothing is being sent although something waits. */
  readonly trouble: 'offline' | 'unavailable' | 'signedOut' | null
}

interface Ports {
  readonly pageId: string
  readonly journal: Journal
  readonly transport: Transport
  /** The revision that the person has seen of a value, and the group it belongs to. */
  readonly describe: (
    change: ValueEntry['target'],
    key: string,
  ) => { readonly base: number; readonly groupId: string | null }
  readonly onSettled: (entry: Entry, outcome: Outcome) => void
  readonly later: (run: () => void, ms: number) => () => void
  readonly random: () => number
}

/**
 * Takes every change to the server: journalled before it is sent, each value in one request at a time, in order where order
 * matters, again and again until it is answered. Nothing leaves the list but by an acknowledgement or a person's choice.
 */
export class Outbox {
  readonly store: StoreApi<OutboxState> = createStore<OutboxState>(() => ({ entries: [], trouble: null }))
  readonly #ports: Ports
  #sending = false
  #isPaused = false
  #isKept = true
  /** Requests without an answer. */
  #travelling = 0
  #attempt = 0
  /** The page may go at any moment: what is not acknowledged is then kept at every step. */
  #isLeaving = false
  #done: readonly Entry[] = []
  #cancelRetry: (() => void) | null = null
  #written: Promise<unknown> = Promise.resolve()
  #leave: () => void = () => undefined
  #leaving = this.#nextLeave()

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** Whether what waits is only as safe as the open tab: the disk has not taken the last of it. */
  get isAtRisk(): boolean {
    return !this.#isKept && this.#entries.length > 0
  }

  get #entries(): readonly Entry[] {
    return this.store.getState().entries
  }

  /** Takes over what the journal holds, or another tab was seen to have, and is not in the list; returns what it found. */
  async load(seen: readonly Entry[] = []): Promise<readonly Entry[]> {
    const kept = await this.#ports.journal.load(this.#ports.pageId).catch((error: unknown) => {
      // A full or forbidden disk must not keep changes from the server.
      console.warn('What was kept on this device cannot be read', error)
      return []
    })
    const ids = new Set(kept.map(({ id }) => id))
    const loaded = [...kept, ...seen.filter(({ id }) => !ids.has(id))]
    const known = new Set(this.#entries.map((entry) => entry.id))
    const found = loaded.filter((entry) => !known.has(entry.id))
    const open = found.filter((entry) => entry.state !== 'done')
    if (open.length > 0) this.#take(adopt(this.#entries, open))
    for (const { id, state } of found) if (state === 'done') void this.#ports.journal.remove(id)
    this.#pump()
    return found
  }

  /** Starts (or stops) sending: only one tab of a page does. */
  setSending(sending: boolean): void {
    this.#sending = sending
    this.#pump()
  }

  enqueue(patch: Patch, hold = false): void {
    // What a step adds is not on the page yet: its words wait for it all the same.
    const born = bornIn(patch)
    for (const change of patch) {
      if (change.type === 'addGroup') this.#take(enqueueGroups(this.#entries, change, this.#ports.pageId))
      else {
        const { base, groupId } = this.#ports.describe(change, change.key)
        const queued = { pageId: this.#ports.pageId, hold, base, groupId: groupId ?? born.get(change.id) ?? null }
        this.#take(enqueueValue(this.#entries, change, queued))
      }
    }
    if (!hold) this.#pump()
  }

  /** Lets go of what was held while it was typed. */
  release(keepalive = false): void {
    const held = this.#entries.filter((entry) => entry.state === 'held')
    const next = held.map((entry): Entry => ({ ...entry, state: 'waiting' }))
    if (next.length > 0)
      this.#take({
        entries: this.#entries.map((entry) => next.find((n) => n.id === entry.id) ?? entry),
        put: next,
        removed: [],
      })
    if (keepalive) this.#sendNow()
    this.#pump(keepalive)
    if (keepalive) this.#isLeaving = true
    this.#keepUnsent()
  }

  /** Puts in an entry as it is: a conflict that was found on this side. */
  add(entry: Entry): void {
    this.#take({ entries: [...this.#entries, entry], put: [entry], removed: [] })
  }

  /** Changes one entry by a person's choice: null removes it. */
  decide(id: string, next: Entry | null): void {
    const entries = this.#entries.flatMap((entry) => (entry.id === id ? (next ?? []) : entry))
    this.#take({ entries, put: next ? [next] : [], removed: next ? [] : [id] })
    this.#pump()
  }

  /** Tries again at once: signed in anew, back online. */
  resume(): void {
    this.#attempt = 0
    this.#cancelRetry?.()
    this.#isPaused = false
    this.#stay()
    this.#pump()
  }

  stop(): void {
    this.#sending = false
    this.#cancelRetry?.()
  }

  /** Resolves when the journal holds everything up to now. */
  journalled(): Promise<unknown> {
    return this.#written
  }

  /**
   * Forgets all but what is still being typed: it lies in the journal, and another tab takes it from there, what waits for a person
   * too. `onHanded` hears of it before the list is shorter.
   */
  handOver(onHanded: (entries: readonly Entry[]) => void): void {
    onHanded(this.#entries.filter((entry) => entry.state !== 'held'))
    this.store.setState({ entries: this.#entries.filter((entry) => entry.state === 'held') })
    this.#keepUnsent()
  }

  #keepUnsent(): void {
    const unsent = this.#entries.filter(({ state }) => state !== 'conflict' && state !== 'rejected')
    if (this.#isLeaving) this.#ports.journal.keepUnsent(this.#ports.pageId, [...this.#done, ...unsent])
  }

  /** The page has not gone after all: the journal holds everything. */
  #stay(): void {
    if (!this.#isLeaving) return
    this.#isLeaving = false
    this.#done = []
    void this.#written.then(() => !this.#isLeaving && this.#ports.journal.keepUnsent(this.#ports.pageId, []))
  }

  /** Sends what still waits for the journal now. */
  #sendNow(): void {
    this.#leave()
    this.#leaving = this.#nextLeave()
  }

  #nextLeave(): Promise<void> {
    return new Promise((resolve) => {
      this.#leave = resolve
    })
  }

  #take(step: Step): void {
    const { journal } = this.#ports
    this.store.setState({ entries: step.entries })
    const writes = [...step.put.map((entry) => journal.put(entry)), ...step.removed.map((id) => journal.remove(id))]
    // A full or forbidden disk must not keep changes from the server: they are then only as safe as the open tab.
    const written = Promise.allSettled(writes).then((results) => {
      if (writes.length > 0) this.#isKept = results.every(({ status }) => status === 'fulfilled')
    })
    this.#written = Promise.all([this.#written, written])
    this.#keepUnsent()
  }

  #pump(keepalive = false): void {
    if (!this.#sending || this.#isPaused) return
    const requests = nextRequests(this.#entries, requestsAtOnce - this.#travelling)
    for (const entries of requests) void this.#dispatch(entries, keepalive)
  }

  async #dispatch(entries: readonly Entry[], keepalive: boolean): Promise<void> {
    const sent = entries.map((entry): Entry => ({ ...entry, state: 'sent' }))
    this.#take({
      entries: this.#entries.map((other) => sent.find(({ id }) => id === other.id) ?? other),
      put: sent,
      removed: [],
    })
    this.#travelling += 1
    // A page that is going away gets no second chance to send: journal and request then go out together.
    const isLeaving =
      keepalive || (await Promise.race([this.#written.then(() => false), this.#leaving.then(() => true)]))
    const answers = await this.#ports.transport.send(sent, { keepalive: isLeaving })
    this.#travelling -= 1
    const outcomes = sent.map((_, index) => answers[index] ?? ({ type: 'lost', offline: false } as const))
    for (const [index, outcome] of outcomes.entries()) {
      const current = this.#entries.find((other) => other.id === sent[index]?.id)
      if (current) this.#answered(current, outcome)
    }
    if (outcomes.some(({ type }) => type !== 'lost' && type !== 'signedOut')) this.#reached()
    const lost = outcomes.find((outcome) => outcome.type === 'lost')
    if (outcomes.some(({ type }) => type === 'signedOut')) this.#pause('signedOut')
    else if (lost) this.#retryLater(lost.offline ? 'offline' : 'unavailable')
    this.#pump()
  }

  #answered(sent: Entry, outcome: Outcome): void {
    if (this.#isLeaving && sent.type === 'value' && outcome.type === 'saved')
      this.#done = [...this.#done, { ...sent, state: 'done', base: outcome.revs[sent.key] ?? sent.base + 1 }]
    this.#take(settle(this.#entries, sent, outcome))
    this.#ports.onSettled(sent, outcome)
  }

  /** Notes that an answer came: whatever was in the way is gone. Until then the trouble stays on show, however often it is tried. */
  #reached(): void {
    this.#attempt = 0
    this.#isPaused = false
    if (this.store.getState().trouble) this.store.setState({ trouble: null })
  }

  #pause(trouble: NonNullable<OutboxState['trouble']>): void {
    this.#isPaused = true
    this.store.setState({ trouble })
  }

  #retryLater(trouble: 'offline' | 'unavailable'): void {
    if (this.#isPaused) return
    this.#pause(trouble)
    this.#attempt += 1
    this.#cancelRetry?.()
    this.#cancelRetry = this.#ports.later(
      () => {
        this.#isPaused = false
        this.#pump()
      },
      backoff(this.#attempt, { firstMs: 1_000, maxMs: 30_000, random: this.#ports.random }),
    )
  }
}
