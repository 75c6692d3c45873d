import type { Claims } from '../game/jwt.ts'
import type { AccessCheck, Answer } from './access-check.ts'
import { type Binding, bindingId } from './binding.ts'
import type { Change } from './pgoutput.ts'
import { type Condition, matchesRow, parseRowFilter } from './row-filter.ts'

/** One channel's wish to hear of changes, with the rights that its token gives. */
export type Subscription = { claims: Claims; bindings: Binding[]; send(ids: number[], data: unknown): void }

type Wish = Binding & { id: number; conditions: Condition[] }
type Listener = { wishes: Wish[]; send: Subscription['send'] }
/** Those with the same claims: what one of them may see, all may see. */
type Group = { claims: Claims; listeners: Set<Listener> }
type Delivery = { claims: Claims; recipients: { ids: number[]; send: Subscription['send'] }[] }

const batchSize = 200

/** Takes changes in the order of their commits, asks who may see them, and passes them on in that order. */
export class ChangeHub {
  readonly #groups = new Map<string, Group>()
  readonly #check: Pick<AccessCheck, 'ask'>
  readonly #onLost: (cause: Error) => void
  #queue: Change[] = []
  #isBusy = false

  constructor(check: Pick<AccessCheck, 'ask'>, onLost: (cause: Error) => void) {
    this.#check = check
    this.#onLost = onLost
  }

  /** Returns how to end the subscription. */
  add({ claims, bindings, send }: Subscription): () => void {
    const key = JSON.stringify(claims)
    const group = this.#groups.get(key) ?? { claims, listeners: new Set() }
    const wishes = bindings.map((each) => ({ ...each, id: bindingId(each), conditions: parseRowFilter(each.filter) }))
    const listener = { wishes, send }
    group.listeners.add(listener)
    this.#groups.set(key, group)
    return () => {
      group.listeners.delete(listener)
      if (group.listeners.size === 0 && this.#groups.get(key) === group) this.#groups.delete(key)
    }
  }

  push(change: Change): void {
    this.#queue.push(change)
    if (!this.#isBusy) this.#work().catch((error) => this.#onLost(error instanceof Error ? error : new Error(error)))
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    try {
      while (this.#queue.length > 0) {
        const changes = this.#queue.splice(0, batchSize)
        const asked = changes.map((change) => ({ change, deliveries: this.#deliveriesOf(change) }))
        await this.#deliver(asked.filter(({ deliveries }) => deliveries.length > 0))
      }
    } finally {
      this.#isBusy = false
    }
  }

  async #deliver(asked: { change: Change; deliveries: Delivery[] }[]): Promise<void> {
    if (asked.length === 0) return
    const questions = asked.map(({ change, deliveries }) => ({
      change,
      readers: deliveries.map(({ claims }) => claims),
    }))
    const answers = await this.#check.ask(questions)
    for (const [index, { change, deliveries }] of asked.entries()) {
      const answer = answers[index]
      if (!answer) throw new Error('An answer is missing')
      for (const [place, { recipients }] of deliveries.entries()) {
        const data = dataFor(change, answer, place)
        if (data) for (const { ids, send } of recipients) send(ids, data)
      }
    }
  }

  #deliveriesOf(change: Change): Delivery[] {
    return [...this.#groups.values()].flatMap(({ claims, listeners }) => {
      const recipients = [...listeners].flatMap(({ wishes, send }) => {
        const ids = wishes.filter((wish) => isMeant(wish, change)).map(({ id }) => id)
        return ids.length > 0 ? [{ ids, send }] : []
      })
      return recipients.length > 0 ? [{ claims, recipients }] : []
    })
  }
}

function isMeant({ event, schema, table = '*', conditions }: Wish, change: Change): boolean {
  return (
    (event === '*' || event === change.type) &&
    (schema === '*' || schema === change.schema) &&
    (table === '*' || table === change.table) &&
    matchesRow(conditions, change.columns, change.row)
  )
}

/**
 * The event as Supabase words it. A role that may not read the key is told that something changed, and not what, as
 * there; a reader whom the row's policy does not let see it is told nothing. Of a row that is gone no policy can judge:
 * its key goes to everybody, there as here.
 */
function dataFor(change: Change, { record, readers }: Answer, place: number) {
  const reader = readers[place]
  const { schema, table, type, committedAt } = change
  const frame = { schema, table, type, commit_timestamp: committedAt.toISOString() }
  const keys = change.columns.filter(({ isKey }) => isKey).map(({ name }) => name)
  const allowed = new Set(reader?.columns.map(({ name }) => name))
  const only = (names: Iterable<string>) => Object.fromEntries([...names].map((name) => [name, record[name]]))
  const rows = (all: Iterable<string>, old: Iterable<string>) => ({
    ...(type === 'DELETE' ? {} : { record: only(all) }),
    ...(type === 'INSERT' ? {} : { old_record: only(old) }),
  })
  if (!reader || keys.some((key) => !allowed.has(key))) {
    return { ...frame, columns: [], errors: ['Error 401: Unauthorized'], ...rows([], []) }
  }
  if (!reader.isVisible && type !== 'DELETE') return undefined
  return { ...frame, columns: reader.columns, errors: null, ...rows(allowed, keys) }
}
