import type { Payload } from 'payload'
import { deliverExpiry, webCachesOf } from './cache/expire-pages.ts'
import { lookOnce } from './collections/users/sessions/note-session.ts'
import { databaseOf } from './db/database.ts'
import { findLack, lackInWords } from './db/find-lack.ts'
import { nameStatements } from './db/name-statements.ts'
import { readinessOf } from './db/readiness.ts'
import { withoutNames } from './db/without-names.ts'
import { addMissingFields } from './operations/content/add-missing-fields.ts'
import { findSetupAddress } from './operations/setup/require-setup.ts'
import { ownOf } from './own/own-of.ts'

const retryMs = 15_000

/** How often a database is looked at that was not migrated yet. */
const lookMs = 5_000

/** Starts the work of a process of the cms, once. Where the database lacks something, says so and begins when it is there. */
export async function startUp(payload: Payload): Promise<void> {
  surviveLostConnections(payload)
  nameStatements(payload)
  if (ownOf(payload).isPooled) withoutNames(payload.db.pool)
  closeMigrations(payload)
  if (ownOf(payload).hasOwnUsers) lookOnce(payload)
  const lack = payload.db.schemaName ? 'schema' : await findLack(databaseOf(payload))
  if (lack === null) return begin(payload)
  readinessOf(payload).note(lack)
  payload.logger.error({ msg: lackInWords[lack] })
  if (lack === 'migrations') beginLater(payload)
}

/** Looks again until what was missing is there. */
function beginLater(payload: Payload): void {
  const look = async () => {
    const isThere = (await findLack(databaseOf(payload)).catch(() => 'migrations')) === null
    if (isThere) await begin(payload).catch((err) => payload.logger.error({ err, msg: 'Blickfang could not begin' }))
    if (readinessOf(payload).lack !== null) setTimeout(() => void look(), lookMs).unref()
  }
  setTimeout(() => void look(), lookMs).unref()
}

async function begin(payload: Payload): Promise<void> {
  const added = await addMissingFields(databaseOf(payload))
  if (added > 0) payload.logger.info({ msg: 'Fields that the catalogue has gained were added', added })
  await webCachesOf(payload).start()
  keepTelling(payload)
  readinessOf(payload).note(null)
  const address = await findSetupAddress(payload, databaseOf(payload))
  if (address) payload.logger.warn({ msg: `Nobody has an account of this site yet. It is set up at ${address}` })
}

/** Tells web again what it could not be told, also from before a crash. */
function keepTelling(payload: Payload): void {
  const tell = () => {
    // deliverExpiry has logged why it failed, and what was not told stays noted.
    deliverExpiry(payload).catch(() => undefined)
  }
  setInterval(tell, retryMs).unref()
  tell()
}

/** A client whose server goes away emits an error that would end the process; whoever uses it gets the same error anyway. */
function surviveLostConnections(payload: Payload): void {
  const watch = (client: { on(event: 'error', listener: (error: Error) => void): unknown }) =>
    client.on('error', (error) => payload.logger.warn({ err: error, msg: 'A connection to the database was lost' }))
  payload.db.pool.on('connect', watch)
  payload.db.pool.on('error', () => undefined)
}

/** Payload answers the address of its own migrations by naming its own; without an address of theirs it answers 404. */
function closeMigrations({ collections }: Payload): void {
  const migrations = collections['payload-migrations']
  if (migrations) migrations.config.endpoints = []
}
