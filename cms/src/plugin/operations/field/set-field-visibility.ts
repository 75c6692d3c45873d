import type { setFieldVisibility as contract } from '@blickfang/contract/api/v1/field.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { sql } from '@payloadcms/db-postgres'
import { notFound } from '../../errors/not-found.ts'
import type { Saved } from '../content/write-values.ts'
import { saveGroup } from '../group/save-group.ts'
import type { Call } from '../operation-context.ts'

/** Shows or hides one field for visitors. The value is the group's, so the answer is the group's too. Throws NOT_FOUND unless field, name and group belong together. */
export async function setFieldVisibility(call: Call<typeof contract>): Promise<Saved> {
  const { fieldId, fieldName, groupId, visible, base } = call.body
  const [field] = await call.db.rows<{ page_id: string }>(sql`
    select page_id from bf_fields where id = ${fieldId} and group_id = ${groupId} and name = ${fieldName}`)
  if (!field) throw notFound('block')
  const body = { pageId: field.page_id, groupId, base }
  return saveGroup({ ...call, body }, { [valueKeys.visibleFields.key(fieldName)]: visible })
}
