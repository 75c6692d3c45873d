import type { Status } from 'shared/content/status.ts'
import type { GroupState } from './page-document.ts'

type Standing = Pick<GroupState, 'status' | 'values'>

/** Where a group stands by what is on the screen: the server's word, until its answer corrected by what was done since. */
export function standingOf({ status, values }: Standing): Status {
  if (values.deleted === true)
    return status === 'published' || status === 'markedForDeletion' ? 'markedForDeletion' : 'deleted'
  if (values.archived === true) return 'archived'
  return status === 'published' ? 'published' : 'draft'
}

/** Whether the page still has a place for the group: what is live stays in view, struck out, until it is published away. */
export function hasPlace(group: Standing): boolean {
  return standingOf(group) !== 'deleted'
}
