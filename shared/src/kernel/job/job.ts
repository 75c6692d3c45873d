import type * as z from 'zod/mini'

/** When a job that failed is tried again: after `firstMs`, then after twice as long each time, at most `maxMs`, until `forMs` have passed. */
export interface Retry {
  readonly firstMs: number
  readonly maxMs: number
  /** From the moment the job was to run first. */
  readonly forMs: number
}

/** Work that the cms does by itself, apart from any request: at set times, or because something was queued. */
export interface Job<Name extends string = string, Input extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: Name
  /** What one run has to know. Ids only: it is kept and logged, so no word of a person may stand in it. */
  readonly input: Input
  /** A cron line in Swiss time; null: it runs when it is queued. A time at which no process was up is made up for once. */
  readonly schedule: string | null
  /** null: what failed waits for its next scheduled time, or is given up. */
  readonly retry: Retry | null
  /** One run at a time over all processes; otherwise every entry of the queue runs once, beside others. */
  readonly isAlone: boolean
  /** A run that takes longer is told to stop and counts as failed. */
  readonly maxMs: number
}

interface JobSpec<Name, Input> {
  name: Name
  input: Input
  schedule?: string
  retry?: Retry
  isAlone?: boolean
  maxMs: number
}

/** Declares a job. A scheduled one runs alone unless it says otherwise, and its input must accept `{}`. */
export function defineJob<const Name extends string, Input extends z.ZodMiniType>({
  schedule,
  retry,
  isAlone,
  ...spec
}: JobSpec<Name, Input>): Job<Name, Input> {
  return { ...spec, schedule: schedule ?? null, retry: retry ?? null, isAlone: isAlone ?? schedule !== undefined }
}

interface Failure {
  /** How many runs have failed. */
  readonly failures: number
  /** Since the job was to run first. */
  readonly sinceMs: number
}

/** How long a job waits after a failure; null when it is given up. The last try is at the end of its time, not before. */
export function waitAfter(retry: Retry | null, { failures, sinceMs }: Failure): number | null {
  if (!retry || sinceMs >= retry.forMs) return null
  const wait = Math.min(retry.firstMs * 2 ** (failures - 1), retry.maxMs)
  return Math.min(wait, retry.forMs - sinceMs)
}
