import type { changeGroupStatus as contract } from '@blickfang/contract/api/v1/group.ts'
import type { Status } from '@blickfang/contract/content/status.ts'
import type { Patch, Saved } from '../content/write-values.ts'
import type { Call } from '../operation-context.ts'
import { saveGroup } from './save-group.ts'

const patches: { readonly [S in Status]: Patch } = {
  draft: { deleted: null, archived: null },
  published: { deleted: null, archived: null },
  archived: { deleted: null, archived: true },
  markedForDeletion: { deleted: true },
  deleted: { deleted: true },
}

/** Archives a group, marks it for deletion or brings it back. Its status afterwards (`itemStatus`) follows from what is live. */
export function changeGroupStatus(call: Call<typeof contract>): Promise<Saved> {
  return saveGroup(call, patches[call.body.to])
}
