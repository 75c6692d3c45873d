import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import type { Pictures } from '../../media/pictures.ts'

interface Library {
  readonly db: Database
  readonly pictures: Pick<Pictures, 'prepare' | 'isPrepared'>
  readonly signal: AbortSignal
}

/** Pictures that are asked of the database at once. */
const batch = 100

/**
 * Makes the forms that pictures of the library lack, one picture after the other and while nobody waits for any: those of a
 * seed, of a backup that was brought back, of an upload whose server was killed. Stops at the signal.
 */
export async function prepareLibrary({ db, pictures, signal }: Library): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await db.rows<{ filename: string; width: number | null }>(sql`
      select filename, width::int as width from media
      where media_type = 'image' and filename > ${after} order by filename limit ${batch}`)
    for (const { filename, width } of rows) {
      if (signal.aborted) return
      if (!(await pictures.isPrepared(filename, width))) await pictures.prepare(filename, width)
      after = filename
    }
    if (rows.length < batch) return
  }
}
