import type { removeGroup as contract } from '@blickfang/shared/api/v1/group.ts'
import { type Saved, writeValues } from '../content/write-values.ts'
import type { Call } from '../operation-context.ts'

/** Removes a group: one that was never live is gone, any other stays live until the next publish. */
export async function removeGroup(call: Call<typeof contract>): Promise<Saved> {
  const { pageId, groupId, base } = call.body
  return writeValues(call, { itemType: 'group', id: groupId, pageId, patch: { deleted: true }, base })
}
