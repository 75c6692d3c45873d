import { sql } from '@payloadcms/db-postgres'
import { vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { asAnother } from './one-connection.ts'

/**
 * Answers of `late`, who comes while somebody else's transaction has done `first` and has not committed. That one goes on as soon as
 * `late` waits for it, or has gone past it.
 */
export async function whileHeld<Result>(
  db: Database,
  first: (tx: Database) => Promise<unknown>,
  late: () => Promise<Result>,
): Promise<Result> {
  const running = await db.transaction(async (tx) => {
    await first(tx)
    let isOver = false
    const settled = asAnother(() => Promise.allSettled([late()]))
    void settled.then(() => {
      isOver = true
    })
    await vi.waitFor(async () => {
      // Of activities a transaction would go on seeing those of its first look.
      const [row] = await tx.rows<{ waits: boolean }>(sql`
        select exists (select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as waits`)
      if (!row?.waits && !isOver) throw new Error('neither waits nor is over')
    }, 30_000)
    return { settled }
  })
  const [result] = await running.settled
  if (result.status === 'rejected') throw result.reason
  return result.value
}
