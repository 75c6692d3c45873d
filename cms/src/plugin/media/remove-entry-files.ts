import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../db/database.ts'
import { removeAfterCommit } from './remove-after-commit.ts'

/** Removes files with their bytes, once the transaction holds. Answers them. */
async function removeFiles(tx: Database, which: SQL): Promise<readonly unknown[]> {
  const gone = await tx.rows<{ key: string }>(sql`delete from bf_submission_files where ${which} returning key`)
  for (const { key } of gone) await removeAfterCommit(tx, key)
  return gone
}

/** Removes the files of entries that are about to go; `which` is a query for their ids. */
export function removeFilesOf(tx: Database, which: SQL): Promise<readonly unknown[]> {
  return removeFiles(tx, sql`submission_id in (${which})`)
}

/** Removes the files that no entry has named within a day, or whose entry has gone another way. */
export function removeLeftFiles(tx: Database): Promise<readonly unknown[]> {
  return removeFiles(tx, sql`submission_id is null and created_at < now() - interval '1 day'`)
}
