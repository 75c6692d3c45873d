import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { formerKey } from '../../media/former-key.ts'
import { removeAfterCommit } from '../../media/remove-after-commit.ts'

/** Removes files that were replaced `days` ago: as long the replacement could be taken back. Answers how many. */
export async function removeFormerFiles(db: Database, days: number): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx.rows<{ filename: string }>(
      sql`delete from bf_former_files where replaced_at < now() - make_interval(days => ${days}) returning filename`,
    )
    for (const { filename } of gone) await removeAfterCommit(tx, formerKey(filename))
    return gone.length
  })
}
