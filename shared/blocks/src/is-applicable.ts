import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { Group } from '@blickfang/contract/kernel/block.ts'
import { isShown } from '@blickfang/contract/kernel/conditions.ts'
import { optionsInEdit } from '@blickfang/contract/options/option-values.ts'

/** Whether a group with these values shows the field, if it holds something: not hidden, and shown under the group's options. */
export function isApplicable(contract: Group | undefined, values: ContentValues, field: string): boolean {
  if (!contract || values[valueKeys.visibleFields.key(field)] === false) return false
  return isShown(contract.showWhen[field], optionsInEdit(contract, values))
}
