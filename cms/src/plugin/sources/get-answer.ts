import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../db/database.ts'
import { site } from '../reading/read-sql.ts'
import { allReaders } from './all-readers.ts'

/** Answer for visitors of a source of the cms that asks nothing of a page around it: neither parameters, media nor whole pages. */
export async function getAnswer(db: Database, name: string, locale: Locale): Promise<unknown> {
  const reader = allReaders.find(({ source }) => source.name === name)?.reader
  if (!reader) throw new Error(`The cms answers no source ${name}`)
  const asked = { locale, state: 'published' } as const
  const rows = reader.rows({ ...asked, parameters: sql`'{}'::jsonb` })
  const [row] = await db.rows<{ rows: never }>(sql`with ${site} select ${rows} as rows`)
  return reader.view(row?.rows as never, { ...asked, media: new Map(), groupsOf: () => [] })
}
