import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { listOf } from './content-table.ts'
import { requireMembership } from './require-membership.ts'

/** Ids that values point to, with the path of the request at which each was named. */
export interface References {
  readonly pages: Map<string, string>
  readonly media: Map<string, string>
  /** Paths of values that only members may choose. */
  readonly members: string[]
}

/** An empty list, for the collectors to add to. */
export function noReferences(): References {
  return { pages: new Map(), media: new Map(), members: [] }
}

const linkShape = z.object({ page: z.object({ id: z.string() }) })
const docShape = z.object({ doc: z.object({ value: z.string() }) })

/** Adds every page that a value links to, however deep it lies. */
export function collectPageLinks(references: References, path: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const link = linkShape.safeParse(value)
  if (link.success) references.pages.set(link.data.page.id, path)
  const doc = docShape.safeParse(value)
  if (doc.success) references.pages.set(doc.data.doc.value, path)
  for (const part of Object.values(value)) collectPageLinks(references, path, part)
}

/**
 * Throws INVALID when a value points to a page or medium that does not exist, or is for members and the site is none. Inside a transaction the media stay until it
 * ends: nobody deletes one between this look and the write that places it.
 */
export async function checkReferences(db: Database, { pages, media, members }: References): Promise<void> {
  await requireMembership(db, members)
  if (pages.size + media.size === 0) return
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  const known = new Set([
    ...ids(
      pages.size === 0
        ? []
        : await db.rows(sql`select id from pages where id = any(${listOf([...pages.keys()], 'uuid')})`),
    ),
    ...ids(
      media.size === 0
        ? []
        : await db.rows(sql`
          select id from media where id = any(${listOf([...media.keys()], 'uuid')}) order by id for key share`),
    ),
  ])
  for (const [id, path] of pages) if (!known.has(id)) throw invalid(path, 'unknownPage')
  for (const [id, path] of media) if (!known.has(id)) throw invalid(path, 'unknownMedium')
}
