import { requestId } from '@blickfang/platform/server/request-scope.ts'
import type { Payload } from 'payload'

/**
 * Lets statements bear the id of the request in whose name they run, as a comment at their end: so one in Postgres' log or in
 * `pg_stat_activity` is found in ours. Statements that are planned once and known by a name keep their text, which must be the
 * same each time; the BEGIN before them bears the id (decision 87).
 */
export function nameStatements({ db }: Payload): void {
  const named = new WeakSet<object>()
  db.pool.on('acquire', (client) => {
    if (named.has(client)) return
    named.add(client)
    const send = client.query.bind(client) as (...parts: unknown[]) => unknown
    client.query = ((first: unknown, ...rest: unknown[]) => send(withId(first), ...rest)) as typeof client.query
  })
}

/** pg takes a text, an object with one, or a query made by somebody else. */
function withId(statement: unknown): unknown {
  const id = requestId()
  if (id === undefined) return statement
  if (typeof statement === 'string') return `${statement} /* ${id} */`
  return isPlain(statement) ? { ...statement, text: `${statement.text} /* ${id} */` } : statement
}

function isPlain(statement: unknown): statement is { text: string } {
  if (typeof statement !== 'object' || statement === null) return false
  const { text, name, submit } = statement as { text?: unknown; name?: unknown; submit?: unknown }
  return typeof text === 'string' && name === undefined && submit === undefined
}
