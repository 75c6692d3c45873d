import type { setGroupVisibility as contract } from '@blickfang/contract/api/v1/group.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Saved } from '../content/write-values.ts'
import type { Call } from '../operation-context.ts'
import { saveGroup } from './save-group.ts'

/** Shows and hides fields of a group for visitors. A shown field leaves no value behind: showing is the rule. */
export function setGroupVisibility(call: Call<typeof contract>): Promise<Saved> {
  const shown = Object.entries(call.body.visibleFields)
  return saveGroup(
    call,
    Object.fromEntries(shown.map(([name, isShown]) => [valueKeys.visibleFields.key(name), isShown])),
  )
}
