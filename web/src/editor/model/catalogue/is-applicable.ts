import { isApplicable as isApplicableIn } from '@blickfang/blocks/is-applicable.ts'
import type { GroupState } from '../group-state.ts'
import { findGroup } from './known-blocks.ts'

/** Whether a group of the page shows the field, if it holds something. */
export function isApplicable({ name, values }: Pick<GroupState, 'name' | 'values'>, field: string): boolean {
  return isApplicableIn(findGroup(name)?.group, values, field)
}
