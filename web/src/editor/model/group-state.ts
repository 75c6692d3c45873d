import type { Status } from '@blickfang/contract/content/status.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'

export interface FieldState {
  readonly id: string
  readonly name: string
  readonly status: Status
  readonly values: ContentValues
}

/** State of a block or card: its own values and those of its fields. A keystroke wakes the subscribers of one group, whatever the size of the page. */
export interface GroupState {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  readonly status: Status
  readonly values: ContentValues
  /** Fields by name, also those that the contract gained after the group was made. */
  readonly fields: Readonly<Record<string, FieldState>>
  /** Name of the person who removed the group, where that was somebody else and the server has said so. */
  readonly removedBy: string | null
  /** Removed by somebody else while words in it were unsent: it keeps its place until the person decides. */
  readonly isKept: boolean
  /** Visitors see it, as it was published last. */
  readonly isLive: boolean
  /** Cards that have a place, all slots together, in order. */
  readonly children: readonly string[]
}
