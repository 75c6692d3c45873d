import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../db/database.ts'
import { site } from '../reading/read-sql.ts'
import { readers } from './readers.generated.ts'
import type { SourceReader } from './source-reader.ts'

/** Answer for visitors of a source of the cms that asks nothing of a page around it: neither parameters, media nor whole pages. */
export async function getAnswer(db: Database, name: string, locale: Locale): Promise<unknown> {
  const reader = Object.entries<SourceReader>(readers).find(([own]) => own === name)?.[1]
  if (!reader) throw new Error(`The cms answers no source ${name}`)
  const asked = { locale, state: 'published' } as const
  const rows = reader.rows({ ...asked, parameters: sql`'{}'::jsonb` })
  const [row] = await db.rows<{ rows: never }>(sql`with ${site} select ${rows} as rows`)
  return reader.view(row?.rows as never, { ...asked, media: new Map(), groupsOf: () => [] })
}
