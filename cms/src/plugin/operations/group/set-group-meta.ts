import type { setGroupMeta as contract } from '@blickfang/contract/api/v1/group.ts'
import type { Saved } from '../content/write-values.ts'
import type { Call } from '../operation-context.ts'
import { saveGroup } from './save-group.ts'

/** Sets the languages in which a group is not shown; none leaves no value behind. */
export function setGroupMeta(call: Call<typeof contract>): Promise<Saved> {
  return saveGroup(call, { disallowedLanguages: call.body.meta.disallowedLanguages })
}
