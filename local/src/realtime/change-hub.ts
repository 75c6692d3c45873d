import type { AccessCheck, Answer } from './access-check.ts'
import { type Binding, bindingId } from './binding.ts'
import type { Claims } from './jwt.ts'
import type { Change } from './pgoutput.ts'
import { type Condition, matchesRow, parseRowFilter } from './row-filter.ts'

/** A channel's wish to hear of changes, with the rights that its token gives. */
export type Subscription = { claims: Claims; bindings: Binding[]; send(ids: number[], data: unknown): void }

type Wish = Binding & { id: number; conditions: Condition[] }
type Listener = { wishes: Wish[]; send: Subscription['send'] }
/** Listeners with the same claims: a row that one of them may see, all may see. */
type Group = { claims: Claims; listeners: Set<Listener> }
/** `select`: the columns that the wishes name; none: all. */
type Recipient = { ids: number[]; select: string[] | undefined; send: Subscription['send'] }
type Delivery = { claims: Claims; recipients: Recipient[] }

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
        for (const { ids, select, send } of recipients) {
          const data = dataFor(change, answer, { place, select })
          if (data) send(ids, data)
        }
      }
    }
  }

  #deliveriesOf(change: Change): Delivery[] {
    return [...this.#groups.values()].flatMap(({ claims, listeners }) => {
      const recipients = [...listeners].flatMap(({ wishes, send }) => {
        return bySelect(wishes.filter((wish) => isMeant(wish, change))).map((group) => ({ ...group, send }))
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

/** Wishes for the same columns are one message. */
function bySelect(wishes: Wish[]): Omit<Recipient, 'send'>[] {
  const groups = new Map<string, Omit<Recipient, 'send'>>()
  for (const { id, select } of wishes) {
    const key = JSON.stringify(select ?? null)
    const group = groups.get(key) ?? { ids: [], select }
    group.ids.push(id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/**
 * The event as Supabase words it. A role that may not read the key is told that something changed, and not what, as
 * there; a reader whom the row's policy does not let see it is told nothing. Of a row that is gone no policy can judge:
 * its key goes to everybody, there as here.
 */
function dataFor(
  change: Change,
  { record, old, keys, readers }: Answer,
  { place, select }: { place: number; select: string[] | undefined },
) {
  const reader = readers[place]
  const { schema, table, type, committedAt } = change
  const frame = { schema, table, type, commit_timestamp: committedAt.toISOString() }
  const allowed = new Set(reader?.columns.map(({ name }) => name))
  const pick = (from: Answer['record'], told: Iterable<string>, names: ReadonlySet<string>) =>
    Object.fromEntries([...told].filter((name) => names.has(name)).map((name) => [name, from[name]]))
  const rows = (names: ReadonlySet<string>) => ({
    ...(type === 'DELETE' ? {} : { record: pick(record, change.row.keys(), names) }),
    ...(type === 'INSERT' ? {} : { old_record: oldRecord(names) }),
  })
  // Where nothing of the old row is told its key is the new one's; a deletion tells its key and no more.
  const oldRecord = (names: ReadonlySet<string>) =>
    type === 'UPDATE' && change.old ? pick(old, change.old.keys(), names) : pick(record, keys, names)
  const none = new Set<string>()
  if (keys.length === 0)
    return { ...frame, columns: [], errors: ['Error 400: Bad Request, no primary key'], ...rows(none) }
  if (!reader || keys.some((key) => !allowed.has(key))) {
    return { ...frame, columns: [], errors: ['Error 401: Unauthorized'], ...rows(none) }
  }
  if (!reader.isVisible && type !== 'DELETE') return undefined
  const columns = reader.columns.filter(({ name }) => !select || select.includes(name) || keys.includes(name))
  return { ...frame, columns, errors: null, ...rows(new Set(columns.map(({ name }) => name))) }
}
