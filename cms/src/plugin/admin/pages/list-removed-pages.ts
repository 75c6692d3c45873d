import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { type PageEntryRow, pageEntry, pageEntryColumns } from '../../reading/page-entry.ts'

/** Pages that were removed and are not live: they can be brought back. The latest first. */
export async function listRemovedPages(db: Database): Promise<EditorPageEntry[]> {
  const rows = await db.rows<PageEntryRow>(
    sql`select ${pageEntryColumns} from bf_pages p where p.status = 'deleted' order by p.updated_at desc limit 50`,
  )
  return rows.map(pageEntry)
}
