import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload } from 'payload'

const within = new AsyncLocalStorage<true>()

/**
 * Refuses a second connection to whoever holds a transaction: a few that each wait for one more take all there are, and wait for each
 * other until they are given up. Payload's own transactions are not seen.
 */
export function refuseSecondConnection({ db: { drizzle, pool } }: Payload): void {
  const transaction = drizzle.transaction.bind(drizzle)
  drizzle.transaction = (run, ...rest) => transaction((tx) => within.run(true, () => run(tx)), ...rest)
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  pool.connect = ((...given: unknown[]) => {
    if (within.getStore()) throw new Error('A transaction asks for another connection: please hand its own on.')
    return connect(...given)
  }) as typeof pool.connect
}

/** Runs as somebody who holds none of the transactions around it: a person whose request comes meanwhile. */
export function asAnother<Result>(run: () => Result): Result {
  return within.exit(run)
}
