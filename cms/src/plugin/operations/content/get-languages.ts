import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { readSettings } from '../../reading/read-settings.ts'

/** The languages of the site: all that are in use, and the one that translations are made from. */
export interface Languages {
  readonly default: Locale
  readonly active: readonly Locale[]
}

/** The languages that the site uses. */
export async function getLanguages(db: Database): Promise<Languages> {
  const [row] = await db.rows<{ languages: unknown }>(sql`select "values" -> 'languages' as languages from bf_settings`)
  return readSettings({ languages: row?.languages }).languages
}
