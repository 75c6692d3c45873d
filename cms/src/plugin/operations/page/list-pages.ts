import type { listPages as contract } from '@blickfang/shared/api/v1/page.ts'
import type { EditorPageEntry } from '@blickfang/shared/content/editor-page.ts'
import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import type { AnswerOf } from '@blickfang/shared/kernel/endpoint.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../db/database.ts'
import { type PageEntryRow, pageEntry, pageEntryColumns } from '../../reading/page-entry.ts'
import type { Call } from '../operation-context.ts'

/** Lists pages with names and addresses in every language: the live ones, with `includeDrafts` all that are not removed. */
export async function listPages({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const shown = query.includeDrafts
    ? sql`p.status <> 'deleted'`
    : sql`p.published is not null and p.published -> 'archived' is distinct from 'true'`
  const collection = query.collection === undefined ? sql`true` : sql`p.collection = ${query.collection}`
  return { pages: await readEntries(db, sql`${shown} and ${collection}`) }
}

/** One page as lists show it. Throws NOT_FOUND. */
export async function getEntry(db: Database, id: string): Promise<EditorPageEntry> {
  const [entry] = await readEntries(db, sql`p.id = ${id}`)
  if (!entry) throw new AppError('NOT_FOUND')
  return entry
}

async function readEntries(db: Database, where: SQL): Promise<EditorPageEntry[]> {
  const rows = await db.rows<PageEntryRow>(
    sql`select ${pageEntryColumns} from pages p where ${where} order by p.draft ->> 'order' collate "C", p.id`,
  )
  return rows.map(pageEntry)
}
