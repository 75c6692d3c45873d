import { type Finding, reasonOf } from '@blickfang/platform/server/health.ts'
import { seldom } from '@blickfang/platform/server/seldom.ts'
import pg from 'pg'
import { migrations } from '../migrations/index.ts'
import { missingMigrations } from '../plugin/db/missing-migrations.ts'

const patienceMs = 2_000
/** Two machines whose clocks differ by more than this disagree about sessions, leases and opening hours. */
const maxApartMs = 5_000
/** Web processes ask every second; after this somebody should look. */
const maxUntoldMs = 60_000

const pass: Finding = { status: 'pass' }

/**
 * Looks at the database over a connection of its own, so that what is found does not depend on Payload being open. Each
 * check leaves what another one says of the same fault to that one.
 */
export class DatabaseChecks {
  readonly #pool: pg.Pool

  constructor(connectionString: string) {
    this.#pool = new pg.Pool({
      connectionString,
      max: 1,
      application_name: 'blickfang health',
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      allowExitOnIdle: true,
    })
    // Whoever asks next gets the same error.
    this.#pool.on('error', () => undefined)
  }

  readonly answers = async (): Promise<Finding> => {
    const begin = Date.now()
    const found = await this.#ask<{ now: number }>('select extract(epoch from clock_timestamp()) * 1000 as now')
    if ('reason' in found) return { status: 'fail', output: `The database does not answer: ${found.reason}.` }
    const apartMs = Math.round(Number(found.rows[0]?.now) - (begin + Date.now()) / 2)
    if (Math.abs(apartMs) <= maxApartMs) return pass
    return { status: 'warn', output: `The database's clock is ${apartMs} ms from this machine's.` }
  }

  readonly migrated = async (): Promise<Finding> => {
    const ask = async (statement: string) => (await this.#pool.query<object>(statement)).rows
    // What the database throws is said by the check of the database.
    const missing = await missingMigrations({ all: migrations.map(({ name }) => name), ask }).catch(() => null)
    if (missing === null) return { status: 'fail', output: 'Nobody knows: see database.' }
    if (missing.length === 0) return pass
    return {
      status: 'fail',
      output: `The database is older than this release: ${missing.length} migrations have not run, the first is ${missing[0]}.`,
    }
  }

  /** Reads go on without it, and with them visitors' pages: what is entered is refused. */
  readonly hasRoom = seldom(
    async () => {
      const found = await this.#ask(spill)
      if ('reason' in found && lacks.test(String(found.code))) throw Object.assign(new Error(), { code: found.code })
    },
    (reason) => `The database takes nothing new: ${reason}.`,
  )

  /** The changes of content to which a web process that asks has not come. */
  readonly cachesTold = async (): Promise<Finding> => {
    const found = await this.#ask<{ ms: number | null }>(
      'select extract(epoch from now() - min(created_at)) * 1000 as ms from cache_waiting()',
    )
    // Without its database the cms can tell nothing, and without its table it never has.
    if ('reason' in found) return pass
    const ms = Math.round(Number(found.rows[0]?.ms ?? 0))
    if (ms <= maxUntoldMs) return pass
    return { status: 'warn', output: `A web process has not let go of old pages for ${Math.round(ms / 1000)} s.` }
  }

  async #ask<Row extends object>(text: string): Promise<{ rows: Row[] } | { reason: string; code: unknown }> {
    try {
      const { rows } = await this.#pool.query<Row>(text)
      return { rows }
    } catch (error) {
      const isLate = error instanceof Error && /timeout/i.test(error.message)
      return {
        reason: isLate ? reasonOf(Object.assign(new Error(), { code: 'ETIMEDOUT' })) : reasonOf(error),
        code: error instanceof Error && 'code' in error ? error.code : undefined,
      }
    }
  }
}

/**
 * Makes rows with too little room for them, so that Postgres has to write them into a file, which it removes: 280 kB. Leaves nothing
 * behind, and fails on a full disk, where a small row still finds a place.
 */
const spill = `set local work_mem = '64kB'; select count(*) from generate_series(1, 20000)`

/** Source: Postgres, Appendix A, insufficient_resources but for connections, and io_error. */
const lacks = /^(53[124]00|58030)$/
