import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'

/**
 * Holds a page until the transaction ends. `shared` for operations that write several rows of it, `exclusive` for publish,
 * revert and removal: they see such an operation wholly or not at all, and all their statements see one and the same page.
 * A save of one row needs neither: `exclusive` holds the rows too, so it waits, or was there before.
 */
export async function lockPage(tx: Database, pageId: string, mode: 'shared' | 'exclusive'): Promise<void> {
  const key = sql`hashtextextended(${pageId}, 0)`
  if (mode === 'shared') await tx.rows(sql`select pg_advisory_xact_lock_shared(${key})`)
  else {
    await tx.rows(sql`select pg_advisory_xact_lock(${key})`)
    await holdRows(tx, pageId)
  }
}

/** A statement of its own, after the advisory lock: it has to see the rows that whoever held that lock has added. */
async function holdRows(tx: Database, pageId: string): Promise<void> {
  await tx.rows(sql`
    with page as (select id from bf_pages where id = ${pageId} for no key update),
      block as (select id from bf_groups where page_id = ${pageId} for no key update),
      word as (select id from bf_fields where page_id = ${pageId} for no key update)
    select (select count(*) from page), (select count(*) from block), (select count(*) from word)`)
}
