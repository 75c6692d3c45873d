import type { removeGroup as contract } from '@blickfang/contract/api/v1/group.ts'
import type { Saved } from '../content/write-values.ts'
import type { Call } from '../operation-context.ts'
import { saveGroup } from './save-group.ts'

/** Removes a group: one that was never live is gone, any other stays live until the next publish. */
export function removeGroup(call: Call<typeof contract>): Promise<Saved> {
  return saveGroup(call, { deleted: true })
}
