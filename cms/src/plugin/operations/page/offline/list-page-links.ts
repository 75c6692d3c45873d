import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { listPageLinks as contract } from '@blickfang/contract/api/v1/page.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { isAlive, keyIn, pagesOfNavigation } from '../../../reading/read-sql.ts'
import { listOf } from '../../content/content-table.ts'
import type { Call } from '../../operation-context.ts'

/** Tells what leads visitors to a page now: the menu, and live pages that link to it or list it. Throws NOT_FOUND. */
export async function listPageLinks({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const [row] = await db.rows<AnswerOf<typeof contract>>(sql`
    with page as materialized (select id, role from bf_pages where id = ${query.id})
    -- The booking in the menu is no page, and compares with none.
    select coalesce(page.id in (${pagesOfNavigation}), false) as "isInMenu", coalesce((
      select json_agg(json_build_object('id', o.id, 'name', ${namesOf(sql`o.published`)}) order by o.title, o.id)
      from bf_pages o where o.id <> page.id and ${isAlive(sql`o.published`)} and (
        exists (select from bf_groups g where g.page_id = o.id and ${isAlive(sql`g.published`)} and ${names(sql`g.published`)})
        or exists (select from bf_fields f join bf_groups g on g.id = f.group_id
          where f.page_id = o.id and ${isAlive(sql`g.published`)} and ${names(sql`f.published`)}))), '[]') as pages
    from page`)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Whether values name the page: by its id, or by its role as links do. */
function names(values: SQL): SQL {
  return sql`(strpos(${values}::text, page.id::text) > 0
    or page.role is not null and strpos(${values}::text, '"role": "~' || page.role || '"') > 0)`
}

function namesOf(values: SQL): SQL {
  const own = sql`${values} ->> ${keyIn('name', sql`locale`)}`
  return sql`(select coalesce(json_object_agg(locale, ${own}), '{}')
    from unnest(${listOf(locales, 'text')}) locale where ${own} is not null)`
}
