import type { postgresAdapter } from '@payloadcms/db-postgres'

type Adapter = ReturnType<typeof postgresAdapter>

/**
 * The adapter with somebody who hears that it could not connect. Beside what `connect` throws, and `start-process.ts` tells with its
 * reason, it refuses a promise that only a transaction waits for: without one Node tells of a refusal without a reason each time.
 */
export function heardRejection(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (options) => {
      const database = adapter.init(options)
      const { initializing } = database as { initializing?: Promise<void> }
      initializing?.catch(() => undefined)
      return database
    },
  }
}
