import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Target } from '../model/change.ts'

/**
 * Where the person's changes are. `saved`: all acknowledged. `typing`: words that go out at the next pause, or when their
 * field is left. `saving`: on their way. `offline`: kept here, sent when the
 * network is back. `signedOut`: kept here, sent after signing in. `conflict` and `error`: someone has to look.
 */
export type SyncStatus = 'saved' | 'typing' | 'saving' | 'offline' | 'signedOut' | 'conflict' | 'error'

/** A value the server refused. The page shows the old one again; what was typed is kept in here. */
export interface Rejected {
  readonly id: string
  readonly target: Target
  readonly key: string
  readonly value: Json
  readonly message: string
}

export interface SyncState {
  readonly status: SyncStatus
  /** Values not yet acknowledged. */
  readonly waiting: number
  readonly rejected: readonly Rejected[]
  /** How many values of an earlier, interrupted session were found and are being sent: for a toast. */
  readonly recovered: number
  /** Time of the last acknowledged save, in ms; 0 before the first. Panels ask for change counts anew when it moves. */
  readonly savedAt: number
}
