import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { listPages as contract } from '@blickfang/contract/api/v1/page.ts'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../db/database.ts'
import { type PageEntryRow, pageEntry, pageEntryColumns, pageOrder } from '../../reading/page-entry.ts'
import { listOf } from '../content/content-table.ts'
import type { Call } from '../operation-context.ts'
import { hasWords, isOfCollection } from './page-filter.ts'

type Listed = AnswerOf<typeof contract>

/** Lists pages with names and addresses in every language: the live ones, with `includeDrafts` all that are not removed. */
export async function listPages({ db, query }: Call<typeof contract>): Promise<Listed> {
  const { includeDrafts, ids, collection, search = '', after, limit } = query
  const state = includeDrafts
    ? sql`p.status <> 'deleted'`
    : sql`p.published is not null and p.published -> 'archived' is distinct from 'true'`
  const conditions = [
    // Whoever names a page knows of it already, and hears what became of it.
    includeDrafts && ids ? sql`true` : state,
    hasWords(search),
    ...(collection === undefined ? [] : [isOfCollection(collection || null)]),
    ...(ids ? [sql`p.id = any(${listOf(ids, 'uuid')})`] : []),
    ...(after ? [sql`(${pageOrder}, p.id) > (${after.order} collate "C", ${after.id}::uuid)`] : []),
  ]
  const pages = await readEntries(
    db,
    sql`${sql.join(conditions, sql` and `)} order by ${pageOrder}, p.id limit ${limit + 1}`,
  )
  const last = pages.length > limit ? pages[limit - 1] : undefined
  return { pages: pages.slice(0, limit), next: last ? `${last.order},${last.id}` : null }
}

/** Gets a page as lists show it. Throws NOT_FOUND. */
export async function getEntry(db: Database, id: string): Promise<EditorPageEntry> {
  const [entry] = await readEntries(db, sql`p.id = ${id}`)
  if (!entry) throw new AppError('NOT_FOUND')
  return entry
}

async function readEntries(db: Database, where: SQL): Promise<EditorPageEntry[]> {
  const rows = await db.rows<PageEntryRow>(sql`select ${pageEntryColumns} from bf_pages p where ${where}`)
  return rows.map(pageEntry)
}
