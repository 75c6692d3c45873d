import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'

/** A group and what lies inside it, with all fields, as the editor holds them. */
export async function listGroups(db: Database, id: string): Promise<EditorGroup[]> {
  return db.rows<EditorGroup>(sql`
    select g.id, g.parent_id as "parentId", g.name, g.status, g.draft as "values", g.revs, coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', f.id, 'groupId', f.group_id, 'name', f.name, 'status', f.status, 'values', f.draft, 'revs', f.revs
      ) order by f.name) from bf_fields f where f.group_id = g.id
    ), '[]') as fields
    from bf_groups g where g.id = ${id} or g.parent_id = ${id}
    order by (g.parent_id is null or g.id = ${id}) desc, g.draft ->> 'order' collate "C", g.id`)
}
