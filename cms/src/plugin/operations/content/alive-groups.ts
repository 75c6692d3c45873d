import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** The page's groups that are not removed, nor inside one that is, as the relation `alive(id)`: for `with`. */
export function aliveGroups(pageId: string): SQL {
  return sql`alive as materialized (
    select g.id from bf_groups g left join bf_groups parent on parent.id = g.parent_id
    where g.page_id = ${pageId} and g.draft -> 'deleted' is distinct from 'true'
      and parent.draft -> 'deleted' is distinct from 'true')`
}
