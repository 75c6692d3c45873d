import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { listChanges as contract } from '@blickfang/contract/api/v1/page.ts'
import type { Save } from '@blickfang/contract/content/changes/changes.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../db/database.ts'

type Heard = Pick<AnswerOf<typeof contract>, 'saves' | 'hasOtherPages' | 'site' | 'now'>

/** Lists the saves of a page since a time (ISO), whether other pages were saved, the revisions of what all pages share, and the time at which that was asked. */
export async function listSaves(db: Database, pageId: string, since: string | undefined): Promise<Heard> {
  const [row] = await db.rows<Omit<Heard, 'saves'> & { saves: Save[] | null }>(sql`
    with saved as (
      ${savedIn(sql`'page'`, sql`bf_pages`, sql`id = ${pageId}`, since)}
      union all ${savedIn(sql`'group'`, sql`bf_groups`, sql`page_id = ${pageId}`, since)}
      union all ${savedIn(sql`'field'`, sql`bf_fields`, sql`page_id = ${pageId}`, since)}
    )
    select now(), exists (select from bf_pages where id <> ${pageId} and ${isSaved(since)}) as "hasOtherPages",
      (select json_build_object('settings', rev::int, 'navigation', navigation_rev::int,
        'branches', (select concat(count(*), ' ', max(updated_at)) from bf_branches)) from bf_settings) as site, (
      select json_agg(json_build_object('itemType', type, 'id', saved.id, 'status', status, 'revs', revs,
        'by', coalesce(nullif(u.name, ''), u.email), 'at', saved.updated_at) order by saved.updated_at desc)
      from saved left join ${db.accounts.table} u on u.id = saved.updated_by_id) as saves`)
  const saves = (row?.saves ?? []).map((save) => ({ ...save, at: new Date(save.at).toISOString() }))
  return {
    saves,
    hasOtherPages: row?.hasOtherPages ?? false,
    site: row?.site ?? { settings: 0, navigation: 0, branches: '' },
    now: new Date(row?.now ?? Date.now()).toISOString(),
  }
}

/** Rows carry the time at which their transaction began, and show only once it has ended: so a little is heard twice. */
const overlap = sql`interval '10 seconds'`

function savedIn(type: SQL, table: SQL, ofPage: SQL, since: string | undefined): SQL {
  return sql`select ${type} as type, id, status, revs, updated_by_id, updated_at from ${table}
    where ${ofPage} and ${isSaved(since)}`
}

function isSaved(since: string | undefined): SQL {
  return sql`updated_at > ${since ?? null}::timestamptz - ${overlap}`
}
