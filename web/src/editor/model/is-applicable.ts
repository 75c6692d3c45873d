import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import { isShown } from '@blickfang/shared/kernel/conditions.ts'
import { fillOptions } from './fill-options.ts'
import type { GroupState } from './group-state.ts'

/** Whether a group shows the field, if it holds something: not hidden, and shown under the group's options. */
export function isApplicable(group: GroupState, name: string): boolean {
  const contract = findGroup(group.name)?.group
  if (!contract || group.values[`visibleFields.${name}`] === false) return false
  return isShown(contract.showWhen[name], fillOptions(contract, group.values))
}
