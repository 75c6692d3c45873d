import { groups } from '@blickfang/blocks/groups.ts'
import { sql } from '@payloadcms/db-postgres'
import { v5 as uuidV5 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { jsonb } from './content-table.ts'

interface Missing {
  readonly group: string
  readonly page: string
  readonly name: string
  readonly kind: string
  readonly live: boolean
}

/**
 * Gives groups a row for each field that their contract has gained since they were made. A field nobody has filled is no
 * change that waits to be published, so on a live group it is live. Returns how many were missing.
 */
export async function addMissingFields(db: Database): Promise<number> {
  const contracts = [...groups.values()].flatMap(({ group }) =>
    Object.entries(group.fields).map(([name, { kind }]) => ({ block: group.name, name, kind })),
  )
  const missing = await db.rows<Missing>(sql`
    select g.id as "group", g.page_id as page, c.name, c.kind, g.published is not null as live
    from jsonb_to_recordset(${jsonb(contracts)}) as c(block text, name text, kind text)
    join bf_groups g on g.name = c.block
    left join bf_fields f on f.group_id = g.id and f.name = c.name
    where f.id is null`)
  if (missing.length === 0) return 0
  const rows = missing.map((field) => ({ ...field, id: uuidV5(field.name, field.group) }))
  await db.rows(sql`
    insert into bf_fields (id, page_id, group_id, name, kind, published)
    select id, page, "group", name, kind, case when live then '{}'::jsonb end
    from jsonb_to_recordset(${jsonb(rows)}) as new(id uuid, page uuid, "group" uuid, name text, kind text, live boolean)
    on conflict do nothing`)
  return rows.length
}
