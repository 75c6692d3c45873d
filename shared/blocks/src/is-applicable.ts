import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import { isShown } from '@blickfang/contract/kernel/conditions.ts'
import { optionsInEdit } from '@blickfang/contract/options/option-values.ts'
import { findGroup } from './groups.ts'

/** Whether a group shows the field, if it holds something: not hidden, and shown under the group's options. */
export function isApplicable(group: { readonly name: string; readonly values: ContentValues }, field: string): boolean {
  const contract = findGroup(group.name)?.group
  if (!contract || group.values[valueKeys.visibleFields.key(field)] === false) return false
  return isShown(contract.showWhen[field], optionsInEdit(contract, group.values))
}
