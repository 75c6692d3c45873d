import type { Payload } from 'payload'

type Pool = Payload['db']['pool']

/**
 * Lets statements go without the names by which Postgres knows them again: a pooler that lends connections for a transaction
 * gives the next one to somebody else, and another knows none of them. They are planned anew each time then.
 */
export function withoutNames(pool: Pool): void {
  const changed = new WeakSet<object>()
  pool.on('acquire', (client) => {
    if (changed.has(client)) return
    changed.add(client)
    const send = client.query.bind(client) as (...parts: unknown[]) => unknown
    client.query = ((first: unknown, ...rest: unknown[]) => send(unnamed(first), ...rest)) as typeof client.query
  })
}

function unnamed(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return statement
  return 'name' in statement ? { ...statement, name: undefined } : statement
}
