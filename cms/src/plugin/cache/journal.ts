import type { ExpiryAnswer, ExpiryQuestion } from '@blickfang/platform/server/expiry/expiry-question.ts'
import { inProcess } from '@blickfang/platform/server/in-process.ts'
import pg from 'pg'

/** A web process that follows the journal. */
export interface Follower {
  readonly id: string
  readonly position: number
  /** Mark that changes after each question, and after each restart of Postgres. */
  readonly mark: string
}

/** Anybody who waits longer is answered by the next look. */
const patienceMs = 2_000
/**
 * Patience for work that a process does once, when it starts, with no next time: as long as its other connections have. Source:
 * payload.config.ts.
 */
const startPatienceMs = { connectionTimeoutMillis: 10_000, query_timeout: 35_000 }
/** A web process that is so far behind lets go of everything. */
const maxListed = 1_000

/**
 * Journal of what was expired, in an order that all processes share (decision 93). On connections of its own: a web process whose
 * question waits for one of Payload's may answer out of its cache no more.
 */
export class Journal {
  readonly #pool: pg.Pool
  readonly #place: { readonly connectionString: string; readonly application_name: string }
  readonly #brokenListeners = new Set<() => void>()

  constructor(connectionString: string) {
    this.#place = { connectionString, application_name: 'blickfang journal' }
    this.#pool = new pg.Pool({
      ...this.#place,
      max: 2,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      allowExitOnIdle: true,
    })
    this.#pool.on('error', () => {
      for (const listener of this.#brokenListeners) listener()
    })
  }

  /** Hears of connections that end by themselves: Postgres may have been away. */
  onBroken(listener: () => void): void {
    this.#brokenListeners.add(listener)
  }

  /** Notes that a web process asks, and then looks for it: in this order, so that a publish either sees it or is seen by it. */
  async answer({ web, position, leaves }: ExpiryQuestion): Promise<ExpiryAnswer> {
    if (leaves) await this.#pool.query('delete from bf_cache_webs where id = $1', [web])
    else await this.#note(web, position ?? 0)
    const found = await this.#look(position)
    if (!found.waits) return found.answer
    await this.givePositions()
    return (await this.#look(position)).answer
  }

  /**
   * Gives what was noted and is committed its place in the journal, and says which places these are. Under the lock of one
   * row, so that no place becomes visible before an earlier one; whoever looks first does it for all.
   */
  async givePositions(): Promise<{ before: number; position: number; tags: string[] }> {
    const client = await this.#pool.connect()
    try {
      const before = await holdPosition(client)
      const { rows } = await client.query<{ tags: string[] }>(
        `with waiting as (select id, row_number() over (order by id) as place from bf_cache_journal where position is null)
        update bf_cache_journal set position = $1 + waiting.place from waiting where bf_cache_journal.id = waiting.id
        returning tags`,
        [before],
      )
      const position = before + rows.length
      await client.query(rows.length > 0 ? `update bf_cache_position set position = ${position}; commit` : 'commit')
      client.release()
      return { before, position, tags: [...new Set(rows.flatMap(({ tags }) => tags))] }
    } catch (error) {
      // Closed rather than handed on: nobody knows in which state its transaction is.
      client.release(true)
      throw error
    }
  }

  async listFollowers(): Promise<Follower[]> {
    const { rows } = await this.#pool.query<Follower>(
      `select id, position, questions || ' since ' || pg_postmaster_start_time() as mark from bf_cache_webs`,
    )
    return rows
  }

  /** A CDN follows from now on, or none does: said by a process that starts, which a slow answer must not end. */
  async setCdn(isThere: boolean): Promise<void> {
    const client = new pg.Client({ ...this.#place, ...startPatienceMs })
    // Its question fails with the same.
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.query('update bf_cache_position set purged = case when $1 then coalesce(purged, 0) end', [isThere])
    } finally {
      await client.end()
    }
  }

  /** The tags of all up to `position` that the CDN has not let go of; those of everything where nobody knows them any more. */
  async listUnpurged(position: number): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ missing: number; tags: string[][] | null }>(
      `select $1 - purged as missing, (select jsonb_agg(tags) from bf_cache_journal where position > purged and position <= $1) as tags
      from bf_cache_position`,
      [position],
    )
    const { missing = 0, tags } = rows[0] ?? {}
    if (missing <= 0) return []
    return tags?.length === missing ? [...new Set(tags.flat())] : ['site']
  }

  async notePurged(position: number): Promise<void> {
    await this.#pool.query('update bf_cache_position set purged = greatest(purged, $1)', [position])
  }

  async #note(web: string, position: number): Promise<void> {
    await this.#pool.query(
      `insert into bf_cache_webs (id, position) values ($1, $2) on conflict (id)
      do update set position = excluded.position, questions = bf_cache_webs.questions + 1, seen_at = now()`,
      [web, position],
    )
  }

  async #look(after: number | null): Promise<{ waits: boolean; answer: ExpiryAnswer }> {
    const { rows } = await this.#pool.query<ExpiryAnswer & { waits: boolean }>(
      `select position, exists (select from bf_cache_journal where position is null) as waits,
        (select coalesce(jsonb_agg(jsonb_build_object('position', listed.position, 'tags', tags) order by listed.position), '[]')
          from (select position, tags from bf_cache_journal where position > $1 order by position limit $2) listed) as expiries
      from bf_cache_position`,
      [after, maxListed],
    )
    const { position = 0, waits = false, expiries = [] } = rows[0] ?? {}
    const isWhole = after !== null && expiries?.length === position - after
    return { waits, answer: { position, expiries: isWhole ? expiries : null } }
  }
}

/** Begins a transaction that has the row of the position to itself, in one trip: whoever publishes waits for it. */
async function holdPosition(client: pg.PoolClient): Promise<number> {
  // Of several statements the driver answers with as many results, which its types do not know.
  const answers: unknown = await client.query('begin; select position from bf_cache_position for update')
  const [, held] = answers as pg.QueryResult<{ position: number }>[]
  return held?.rows[0]?.position ?? 0
}

/** The journal of this process's database: one for publishes and for the route that web asks. */
export function openJournal(connectionString: string): Journal {
  return inProcess(`cache journal at ${connectionString}`, () => new Journal(connectionString))
}
