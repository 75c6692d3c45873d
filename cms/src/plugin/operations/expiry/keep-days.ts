import type { Payload } from 'payload'
import { ownOf } from '../../own/own-of.ts'

declare module '../../own/own-of.ts' {
  interface Own {
    readonly keepDays: KeepDays
  }
}

/** Days for which things are kept that nobody uses any more; 0: for good. */
export interface KeepDays {
  /** Removed pages, blocks and cards that are not live. Until then the admin, and the editor's undo, bring them back. */
  readonly tombstones: number
  /** Former states of pages. The last ten of each page stay, however old. */
  readonly revisions: number
  /** Games of golf in which nobody has entered anything since; a coupon is worth something as long. */
  readonly games: number
}

/** The days of a project that sets none. */
export const usualKeepDays: KeepDays = { tombstones: 90, revisions: 730, games: 90 }

/** Days for which this project keeps things that nobody uses. */
export function keepDaysOf(payload: Payload): KeepDays {
  return ownOf(payload).keepDays
}
