import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { OptionMap } from '@blickfang/contract/kernel/block.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { isAlive } from '../../reading/read-sql.ts'

/** The options of the live blocks of a kind as visitors meet them, the oldest first; with an id that block's alone. */
export async function liveOptions(
  db: Database,
  { name, options }: { readonly name: string; readonly options: OptionMap },
  id?: string,
): Promise<Readonly<Record<string, unknown>>[]> {
  const rows = await db.rows<{ published: Record<string, unknown> }>(sql`
    select g.published from bf_groups g join bf_pages p on p.id = g.page_id
    where g.name = ${name} and ${isAlive(sql`g.published`)} and ${isAlive(sql`p.published`)}
      and (${id ?? null}::uuid is null or g.id = ${id ?? null}::uuid)
    order by g.created_at, g.id`)
  return rows.map(({ published }) =>
    Object.fromEntries(
      Object.entries(options).map(([option, { fallback }]) => [
        option,
        published[valueKeys.options.key(option)] ?? fallback,
      ]),
    ),
  )
}
