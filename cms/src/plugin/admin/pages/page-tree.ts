import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Status } from '@blickfang/contract/content/status.ts'
import type { ContentValues, Revisions } from '@blickfang/contract/content/values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { groupBy } from '../../reading/group-by.ts'
import { inPageOrder } from '../../reading/group-views.ts'

interface TreeItem {
  readonly id: string
  readonly name: string
  readonly status: Status
  readonly changed: boolean
  readonly isLive: boolean
}

export interface TreeField extends TreeItem {
  readonly groupId: string
  readonly text: string | null
  readonly mediaId: string | null
}

export interface TreeGroup extends TreeItem {
  readonly parentId: string | null
  readonly values: ContentValues
  readonly revs: Revisions
  readonly fields: readonly TreeField[]
}

interface TreeRow {
  readonly groups: readonly Omit<TreeGroup, 'fields'>[] | null
  readonly fields: readonly TreeField[] | null
}

/** Removed in the draft; it may still be live. */
export function isGone(group: TreeGroup): boolean {
  return group.values.deleted === true
}

/** The groups of a page's draft, removed ones included, in their order with their fields and the beginning of their words in one language. */
export async function listPageTree(db: Database, pageId: string, locale: Locale): Promise<TreeGroup[]> {
  const [row] = await db.rows<TreeRow>(sql`select
    (select json_agg(json_build_object('id', g.id, 'parentId', g.parent_id, 'name', g.name, 'status', g.status, 'changed', g.changed, 'isLive', g.published is not null, 'values', g.draft, 'revs', g.revs))
      from bf_groups g where g.page_id = ${pageId}) as groups,
    (select json_agg(json_build_object('id', f.id, 'groupId', f.group_id, 'name', f.name, 'status', f.status, 'changed', f.changed, 'isLive', f.published is not null,
      'text', left(f.draft -> ${contentKey(locale)}::text ->> 'text', 300), 'mediaId', f.draft ->> 'mediaId'))
      from bf_fields f where f.page_id = ${pageId}) as fields`)
  const fieldsOf = groupBy(row?.fields ?? [], (field) => field.groupId)
  return inPageOrder(row?.groups ?? []).map((group) => ({ ...group, fields: fieldsOf.get(group.id) ?? [] }))
}
