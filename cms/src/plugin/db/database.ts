import { fillPlaceholders, type Query, type SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'
import { type Accounts, accountsOf } from './accounts.ts'
import { afterCommit, type Task } from './honest-commit.ts'

/** Typed access to Payload's own Postgres pool, for what must be one statement or one transaction. */
export interface Database {
  /** Where accounts and sessions lie, for statements that name them. */
  readonly accounts: Accounts
  /** Runs one statement. Payload's numbers are `numeric` and come as strings: cast them in the statement (`::int`, `::float8`). */
  rows<Row>(statement: SQL): Promise<Row[]>
  /**
   * The same for a large statement whose text never changes: Postgres plans it once a connection and then knows it by
   * `name`, which saves 4 ms of 11 for a page. In a transaction of its own, which only reads. `inputs` go where the statement
   * has placeholders of their names: a statement that is kept is put together once.
   */
  planned<Row>(name: string, statement: SQL, inputs?: Inputs): Promise<Row[]>
  /** All or nothing; inside another transaction a savepoint. Throws when COMMIT fails, which Payload's own transactions do not. */
  transaction<Result>(run: (tx: Database) => Promise<Result>): Promise<Result>
  /**
   * Runs `task` once after the commit of the outermost transaction, however often it is asked for, and before whoever waits for that
   * gets an answer; outside of any at once. Its errors reach them, though all is committed.
   */
  afterCommit(task: Task): Promise<void>
}

type Inputs = Readonly<Record<string, unknown>>

interface Session {
  execute(statement: SQL): PromiseLike<{ rows: unknown[] }>
  transaction<Result>(run: (tx: Session) => Promise<Result>): Promise<Result>
}

const dialect = new PgDialect()
const queries = new WeakMap<SQL, Query>()

function queryOf(statement: SQL): Query {
  const query = queries.get(statement) ?? dialect.sqlToQuery(statement)
  queries.set(statement, query)
  return query
}

/** The database in a transaction; without `afterCommit` outside of any. */
function wrap(session: Session, payload: Payload, afterCommit?: Database['afterCommit']): Database {
  return {
    accounts: accountsOf(payload),
    rows: async <Row>(statement: SQL) => (await session.execute(statement)).rows as Row[],
    planned: async <Row>(name: string, statement: SQL, inputs: Inputs = {}) => {
      const { sql: text, params } = queryOf(statement)
      const values = fillPlaceholders(params, inputs)
      const client = await payload.db.pool.connect()
      try {
        // Left to itself Postgres plans a large statement anew each time, because it guesses high what it cannot see.
        await client.query('begin read only; set local plan_cache_mode = force_generic_plan')
        const { rows } = await client.query({ name, text, values })
        await client.query('commit')
        client.release()
        return rows as Row[]
      } catch (error) {
        // Closed rather than handed on: nobody knows in which state its transaction is.
        client.release(true)
        throw error
      }
    },
    transaction: async (run) => {
      if (afterCommit) return session.transaction((tx) => run(wrap(tx, payload, afterCommit)))
      const tasks = new Set<Task>()
      const result = await session.transaction((tx) => run(wrap(tx, payload, async (task) => void tasks.add(task))))
      for (const task of tasks) await task(payload)
      return result
    },
    afterCommit: afterCommit ?? ((task) => task(payload)),
  }
}

/** The database, outside of any transaction. */
export function databaseOf(payload: Payload): Database {
  return wrap(payload.db.drizzle, payload)
}

/** The database inside the transaction that Payload runs for this request, if it runs one: for hooks. */
export async function databaseOfRequest(req: PayloadRequest): Promise<Database> {
  const id = req.transactionID ? await req.transactionID : undefined
  const session = id === undefined ? undefined : (req.payload.db.sessions?.[id] as { db: Session } | undefined)
  return session ? wrap(session.db, req.payload, (task) => afterCommit(req, task)) : databaseOf(req.payload)
}
