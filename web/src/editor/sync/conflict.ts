import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Target } from '../model/change.ts'

/** Value that two people changed: both versions are kept until somebody chooses. */
export interface Conflict {
  readonly id: string
  readonly target: Target
  readonly key: string
  readonly mine: Json
  readonly theirs: Json
  /** Revision of `theirs`: the base of a save that replaces it. */
  readonly rev: number
  /** Name of the other person, where the server knows it. */
  readonly by: string | null
  /** ISO time of their save. */
  readonly at: string | null
}
