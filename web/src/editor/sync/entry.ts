import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Target } from '../model/change.ts'

/** Value on the server, which somebody else has changed. */
export interface Theirs {
  readonly value: Json
  readonly rev: number
  readonly by: string | null
  readonly at: string | null
}

interface Common {
  /** A uuid v7: entries sort by the time they were made. */
  readonly id: string
  readonly pageId: string
  /**
   * `held`: still being typed. `sent`: a request is on its way. `conflict` and `rejected` wait for a person. `done`: saved
   * as revision `base` while the page was going; the next one may have been drawn before that. Never in the list.
   */
  readonly state: 'held' | 'waiting' | 'sent' | 'conflict' | 'rejected' | 'done'
  readonly message?: string
}

/** Value that waits to be acknowledged. */
export interface ValueEntry extends Common {
  readonly type: 'value'
  readonly target: Target
  readonly key: string
  /** The group that a field belongs to, or the group itself: nothing of a group is sent before the group is. */
  readonly groupId: string | null
  readonly value: Json
  /** The last value known to be the server's: shown again when this one is refused. */
  readonly before: Json
  /** Revision of `before`: what this value replaces, as far as the person knew. */
  readonly base: number
  /** Values that were sent without an answer: if the server holds one of them, it is ours and no conflict. */
  readonly attempted: readonly Json[]
  readonly theirs?: Theirs
}

/** New groups that wait to be made on the server. */
export interface AddEntry extends Common {
  readonly type: 'addGroup'
  readonly groups: readonly EditorGroup[]
  /** Copies of these, which are sent first. */
  readonly copyOf?: readonly string[]
}

export type Entry = ValueEntry | AddEntry

/** Names one value of one item: two entries of a slot never travel at the same time. */
export function slotOf(target: Target, key: string): string {
  return `${target.itemType}:${target.id}:${key}`
}

export function entrySlot(entry: Entry): string {
  return entry.type === 'value' ? slotOf(entry.target, entry.key) : `add:${entry.groups[0]?.id}`
}
