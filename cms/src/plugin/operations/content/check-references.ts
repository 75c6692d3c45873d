import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { listOf } from './content-table.ts'
import { type ForAudience, requireMembership } from './require-membership.ts'

/** Ids that values point to, with the path of the request at which each was named. */
export interface References {
  readonly pages: ReadonlyMap<string, string>
  readonly media: ReadonlyMap<string, string>
  readonly audiences: readonly ForAudience[]
}

/**
 * Throws INVALID when a value points to a page or medium that does not exist, or is for other sites than this one. Inside a transaction the media stay until it
 * ends: nobody deletes one between this look and the write that places it.
 */
export async function checkReferences(db: Database, { pages, media, audiences }: References): Promise<void> {
  await requireMembership(db, audiences)
  if (pages.size + media.size === 0) return
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  const known = new Set([
    ...ids(
      pages.size === 0
        ? []
        : await db.rows(sql`select id from bf_pages where id = any(${listOf([...pages.keys()], 'uuid')})`),
    ),
    ...ids(
      media.size === 0
        ? []
        : await db.rows(sql`
          select id from bf_media where id = any(${listOf([...media.keys()], 'uuid')}) order by id for key share`),
    ),
  ])
  for (const [id, path] of pages) if (!known.has(id)) throw invalid(path, 'unknownPage')
  for (const [id, path] of media) if (!known.has(id)) throw invalid(path, 'unknownMedium')
}
