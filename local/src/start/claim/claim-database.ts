import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Postgres needs a moment to see that the connection of a run that was killed is gone. */
const patienceMs = 3000
const lockIsTaken = '55P03'
const againMs = 1000

/**
 * Makes a database this run's own and resolves with how to let go of it. Throws when another run has it, from whatever folder:
 * a publish through one would leave the other one's pages stale. The lock goes with the connection, so a run that was killed
 * has it no longer; after Postgres was started again it is taken anew.
 */
export async function claimDatabase(url: string): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let holder = await take(url, onLost)
  function onLost() {
    void takeAgain()
  }
  async function takeAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      const taken = await take(url, onLost).catch(() => undefined)
      if (taken && stopping.signal.aborted) return taken.end()
      if (taken) {
        holder = taken
        return
      }
      await wait(againMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  return async () => {
    stopping.abort()
    await holder.end().catch(() => undefined)
  }
}

async function take(url: string, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'blickfang start' })
  await client.connect()
  // A lost connection says so twice, and by an error first.
  client.on('error', () => undefined)
  try {
    await client.query(`SET lock_timeout = ${patienceMs}`)
    await client.query("SELECT pg_advisory_lock(hashtextextended('blickfang start', 0))")
  } catch (error) {
    await client.end()
    if (!(error instanceof pg.DatabaseError) || error.code !== lockIsTaken) throw error
    throw new Error(
      'Another Blickfang uses the database of DATABASE_URL already. Stop that one first, or give this one a database of its own.',
    )
  }
  client.once('end', onLost)
  return client
}
