import { type Standing as Shown, standingOf as shownOf } from '@blickfang/contract/content/standing/standing.ts'
import type { Status } from '@blickfang/contract/content/status.ts'
import type { GroupState } from '../group-state.ts'

interface Standing extends Pick<GroupState, 'status' | 'values'> {
  readonly isLive?: boolean | null | undefined
}

/** Where a group stands by what is on the screen: the server's word, until its answer corrected by what was done since. */
export function standingOf({ status, values, isLive }: Standing): Status {
  if (values.deleted === true) {
    // What is live goes with a publish, also what is archived or has changes of its own; `deleted` is what a publish made of it.
    const isGoing = status === 'published' || status === 'markedForDeletion' || (isLive && status !== 'deleted')
    return isGoing ? 'markedForDeletion' : 'deleted'
  }
  if (values.archived === true) return 'archived'
  return status === 'published' ? 'published' : 'draft'
}

/** Whether visitors see, or will see once it is published, what stands so. */
export function isStanding(standing: Status): boolean {
  return standing === 'draft' || standing === 'published'
}

/** Whether a group is left out in the document's language. */
export function isAwayIn({ locale }: { readonly locale: string }, { values }: Pick<GroupState, 'values'>): boolean {
  const { disallowedLanguages } = values
  return Array.isArray(disallowedLanguages) && disallowedLanguages.includes(locale)
}

/** Whether the page still has a place for the group: what is live stays in view, struck out, until it is published away. */
export function hasPlace(group: Standing & Pick<GroupState, 'isKept'>): boolean {
  return group.isKept || standingOf(group) !== 'deleted'
}

/** Where a group stands with all that it holds, as people read it. */
export function shownStandingOf(group: Standing & Pick<GroupState, 'fields' | 'isLive'>): Shown {
  const waits = Object.values(group.fields).some(
    ({ status, values }) => status === 'draft' && Object.keys(values).length > 0,
  )
  return shownOf({ status: standingOf(group), isLive: group.isLive, waits })
}
