import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import type { Pictures } from '../../media/pictures.ts'
import { sumOf } from '../../media/sum-of.ts'

interface Library {
  readonly db: Database
  readonly pictures: Pick<Pictures, 'prepare' | 'isPrepared' | 'getOriginal'>
  readonly signal: AbortSignal
}

/** Pictures that are asked of the database at once. */
const batch = 100

/**
 * Makes the forms that pictures of the library lack, one picture after the other and while nobody waits for any: those of a
 * seed, of a backup that was brought back, of an upload whose server was killed. Before that, those are summed up that nobody has. Stops
 * at the signal.
 */
export async function prepareLibrary(library: Library): Promise<void> {
  await sumUp(library)
  const { db, pictures, signal } = library
  let after = ''
  for (;;) {
    const rows = await db.rows<{ filename: string; width: number | null }>(sql`
      select filename, width::int as width from bf_media
      where media_type = 'image' and filename > ${after} order by filename limit ${batch}`)
    for (const { filename, width } of rows) {
      if (signal.aborted) return
      if (!(await pictures.isPrepared(filename, width))) await pictures.prepare(filename, width)
      after = filename
    }
    if (rows.length < batch) return
  }
}

/** Gives originals from before the sum by which they are recognised when they come a second time. */
async function sumUp({ db, pictures, signal }: Library): Promise<void> {
  let after: string | null = null
  for (;;) {
    const rows: { id: string; filename: string }[] = await db.rows(sql`
      select id, filename from bf_media where sum is null and parent_id is null and media_type in ('image', 'document')
        and (${after}::uuid is null or id > ${after}) order by id limit ${batch}`)
    for (const { id, filename } of rows) {
      if (signal.aborted) return
      after = id
      const bytes = await pictures.getOriginal(filename).catch(() => null)
      // A file that is away is none that could come again.
      if (bytes)
        await db.rows(sql`update bf_media set sum = ${sumOf(bytes)} where id = ${id} and filename = ${filename}`)
    }
    if (rows.length < batch) return
  }
}
