import { causesOf } from '@blickfang/platform/server/log/describe-fault.ts'
import type { Payload } from 'payload'
import { deliverExpiry, webCachesOf } from './cache/expire-pages.ts'
import { lookOnce } from './collections/users/sessions/note-session.ts'
import { databaseOf } from './db/database.ts'
import { findLack, type Lack, lackInWords } from './db/find-lack.ts'
import { isHonest } from './db/honest-commit.ts'
import { lacksColumns } from './db/ledger/lacks-columns.ts'
import { tieAccounts } from './db/ledger/tie-accounts.ts'
import { nameStatements } from './db/name-statements.ts'
import { type Readiness, readinessOf } from './db/readiness.ts'
import { withoutNames } from './db/without-names.ts'
import { addMissingFields } from './operations/content/add-missing-fields.ts'
import { findSetupAddress } from './operations/setup/require-setup.ts'
import { standOnPages } from './operations/setup/stand-on-pages.ts'
import { ownOf } from './own/own-of.ts'

const retryMs = 15_000

/** How often a database is looked at with which nothing could begin yet. */
const lookMs = 5_000

/** Pools that the process has prepared, and what is to end when it begins with another configuration, by Payload. */
const prepared = new WeakSet<object>()
const begun = new WeakMap<Payload, () => void>()
const former = new WeakMap<Payload, Readiness>()

/**
 * Starts the work of a process of the cms, once with each configuration. Where the database lacks something, or fails meanwhile, says
 * so and begins when it is there: Payload asks for this once in a process, however it ends, and would never be ready if it threw.
 */
export async function startUp(payload: Payload): Promise<void> {
  const readiness = readinessOf(payload)
  readiness.ask()
  follow(payload, readiness)
  try {
    closeMigrations(payload)
    const lack = settingLack(payload)
    if (lack) return say(payload, lack)
    preparePool(payload)
    if (ownOf(payload).hasOwnUsers) lookOnce(payload)
  } catch (err) {
    return payload.logger.error({ err, msg: 'Blickfang could not begin' })
  }
  await tryToBegin(payload)
}

/** Lets whoever waits for a configuration of before, such as the jobs, go on with this one. */
function follow(payload: Payload, readiness: Readiness): void {
  const before = former.get(payload)
  former.set(payload, readiness)
  if (before && before !== readiness) void readiness.begun.then(() => before.note(null))
}

function preparePool(payload: Payload): void {
  if (prepared.has(payload.db.pool)) return
  prepared.add(payload.db.pool)
  surviveLostConnections(payload)
  nameStatements(payload)
  if (ownOf(payload).isPooled) withoutNames(payload.db.pool)
}

/** Finds what the project's database adapter is set to that the plugin cannot work with; no migration mends it. */
function settingLack({ db }: Payload): Lack | null {
  // Others call themselves «postgres» too, and have no connections of their own.
  if (db.packageName !== '@payloadcms/db-postgres' || !db.pool) return 'postgres'
  if (db.schemaName) return 'schema'
  if (db.localesSuffix !== '_locales' || db.relationshipsSuffix !== '_rels') return 'names'
  return isHonest(db) ? null : 'transactions'
}

/** Tells what is missing, once each. */
function say(payload: Payload, lack: Lack): void {
  const readiness = readinessOf(payload)
  if (readiness.lack !== lack) payload.logger.error({ msg: lackInWords[lack] })
  readiness.note(lack)
}

/** Begins, or looks again until it can. `told`: the fault that was told last, null before the first look. */
async function tryToBegin(payload: Payload, told: string | null = null): Promise<void> {
  const { config } = payload
  let fault = told ?? ''
  try {
    const lack = await lackOf(payload, (err) => {
      if (told === null) payload.logger.error({ err, msg: 'Accounts of the project could not be taken' })
    })
    if (lack === null) return await begin(payload)
    say(payload, lack)
  } catch (err) {
    fault = causesOf(err)
    if (fault !== told) payload.logger.error({ err, msg: 'Blickfang could not begin' })
  }
  const again = () => {
    // Another configuration has its own looks.
    if (payload.config === config) void tryToBegin(payload, fault)
  }
  setTimeout(again, lookMs).unref()
}

/** Of a project with accounts of its own, their table is made by its own migrations, after ours. */
async function lackOf(payload: Payload, tell: (error: unknown) => void): Promise<Lack | null> {
  const lack = await findLack(databaseOf(payload))
  if (lack) return lack
  if (await lacksColumns(payload)) return 'project'
  // A database that refuses it, to a role that may not change tables, say, shuts nothing of the project.
  const isTied = await tieAccounts(payload).catch((error: unknown) => {
    tell(error)
    return false
  })
  return isTied ? null : 'migrations'
}

async function begin(payload: Payload): Promise<void> {
  const added = await addMissingFields(databaseOf(payload))
  if (added > 0) payload.logger.info({ msg: 'Fields that the catalogue has gained were added', added })
  // In a database of its own the pages come with the migrations, and a site that is empty stays so for the seed.
  const pages = ownOf(payload).isDatabaseOwn ? [] : await standOnPages(payload)
  if (pages.length > 0) payload.logger.info({ msg: 'Pages that a site stands on were added as drafts', pages })
  // Of a project whose own migrations have not run, Payload's tables are missing: it is not set up before they have.
  const address = await findSetupAddress(payload, databaseOf(payload))
  begun.get(payload)?.()
  const stopWatching = await webCachesOf(payload).start()
  const stopTelling = keepTelling(payload)
  begun.set(payload, () => {
    stopWatching()
    stopTelling()
  })
  readinessOf(payload).note(null)
  if (address) payload.logger.warn({ msg: `Nobody has an account of this site yet. It is set up at ${address}` })
}

/** Tells web again what it could not be told, also from before a crash. Returns the teardown. */
function keepTelling(payload: Payload): () => void {
  const tell = () => {
    // deliverExpiry has logged why it failed, and what was not told stays noted.
    deliverExpiry(payload).catch(() => undefined)
  }
  const timer = setInterval(tell, retryMs).unref()
  tell()
  return () => clearInterval(timer)
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
