import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'

/** Throws NOT_FOUND unless the page exists. */
export async function requirePage(db: Database, id: string): Promise<void> {
  const [row] = await db.rows(sql`select 1 from bf_pages where id = ${id}`)
  if (!row) throw new AppError('NOT_FOUND')
}
