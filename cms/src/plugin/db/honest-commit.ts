import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj, Payload, PayloadRequest } from 'payload'
import { asPayloadError } from '../errors/payload-error.ts'

type Adapter = Payload['db']
type Sessions = NonNullable<Adapter['sessions']>
type Session = Sessions[string]
type Id = string | Promise<string>

/** Work that is to be done once a transaction is really in the database. */
export type Task = (payload: Payload) => Promise<void>

const waiting = new WeakMap<object, Map<Task, () => Promise<void>>>()

/**
 * Gives Payload's database transactions that are what they say. Payload's own swallow a COMMIT that failed, and one that
 * Postgres turned into a rollback, and answer success for data that is gone. These throw.
 */
export function honestCommit(db: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...db,
    init: (args) => {
      const adapter = db.init(args)
      return wantsTransactions(adapter) ? Object.assign(adapter, { beginTransaction, commitTransaction }) : adapter
    },
  } as DatabaseAdapterObj
}

/** False where a project has said `transactionOptions: false`: Payload then puts a function without a name in the place of its own. */
function wantsTransactions({
  beginTransaction: own,
}: {
  readonly beginTransaction: { readonly name: string }
}): boolean {
  return own.name === 'beginTransaction'
}

/** Whether transactions of this database are what they say. */
export function isHonest(db: Adapter): boolean {
  return db.beginTransaction === beginTransaction
}

/**
 * Runs `task` once after the commit of the request's transaction, before its answer; at once when it has none. The request answers
 * with its errors.
 */
export async function afterCommit(req: PayloadRequest, task: Task): Promise<void> {
  const id = req.transactionID ? await req.transactionID : undefined
  const session = id === undefined ? undefined : req.payload.db.sessions?.[id]
  if (!session) return task(req.payload)
  const tasks = waiting.get(session) ?? new Map<Task, () => Promise<void>>()
  waiting.set(session, tasks)
  tasks.set(task, () =>
    task(req.payload).catch((error) => {
      throw asPayloadError(error, req)
    }),
  )
}

async function beginTransaction(this: Adapter): Promise<string> {
  await this.initializing
  const id = randomUUID()
  const session = await open(this)
  sessionsOf(this)[id] = session
  return id
}

async function commitTransaction(this: Adapter, given: Id): Promise<void> {
  const id = await given
  const sessions = sessionsOf(this)
  const session = sessions[id]
  // Payload ends a transaction at any failure inside it, also one that somebody caught, and forgets its id.
  if (!session) throw new Error('This transaction was ended by a failure inside it.')
  delete sessions[id]
  await session.resolve()
  for (const run of waiting.get(session)?.values() ?? []) await run()
}

function sessionsOf(adapter: Adapter): Sessions {
  adapter.sessions ??= {}
  return adapter.sessions
}

/** A transaction that stays open until its session is told how to end. */
function open({ drizzle, transactionOptions }: Adapter): Promise<Session> {
  return new Promise((opened, failed) => {
    const done = drizzle.transaction(
      (tx) =>
        new Promise<void>((commit, rollback) => {
          opened({
            db: tx,
            resolve: async () => {
              // Postgres answers a COMMIT after a failed statement with a silent rollback; this statement then fails.
              tx.execute(sql`select 1`).then(() => commit(), rollback)
              await done
            },
            reject: async () => {
              rollback(new Error('rolled back'))
              await done.catch(() => undefined)
            },
          } as Session)
        }),
      transactionOptions as Parameters<typeof drizzle.transaction>[1],
    )
    // Also whoever ends it hears of the failure.
    done.catch(failed)
  })
}
