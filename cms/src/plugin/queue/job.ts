import type { Payload } from 'payload'
import type * as z from 'zod/mini'
import type { Database } from '../db/database.ts'

/** When a job that failed is tried again: after `firstMs`, then after twice as long each time, at most `maxMs`, until `forMs` have passed. */
export interface Retry {
  readonly firstMs: number
  readonly maxMs: number
  /** From the moment the job was to run first. */
  readonly forMs: number
}

/**
 * Input of each job, by the job's name. The file of a job adds its own, so that whoever queues it need not know what it does.
 * @example
 * declare module './job.ts' {
 *   interface JobInputs {
 *     removeFile: { filename: string }
 *   }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared by the jobs.
export interface JobInputs {}

export type JobName = keyof JobInputs

interface RunContext<Input extends z.ZodMiniType> {
  readonly input: z.output<Input>
  readonly payload: Payload
  readonly db: Database
  /** Aborts when the time is over or another process has taken the job up: a run then ends without another word to anybody. */
  readonly signal: AbortSignal
}

/** Work that the cms does by itself, apart from any request: at set times, or because something was queued. */
export interface Job<Name extends string = string, Input extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: Name
  /** Facts that one run has to know. Ids only: they are kept and logged, so no word of a person may stand in them. */
  readonly input: Input
  /** A cron line by the clocks of the site's time zone; null: it runs when it is queued. A time at which no process was up is made up for once. */
  readonly schedule: string | null
  /** null: what failed waits for its next scheduled time, or is given up. */
  readonly retry: Retry | null
  /** Runs one at a time over all processes; otherwise every entry of the queue runs once, beside others. */
  readonly isAlone: boolean
  /** A run that takes longer is told to stop and counts as failed. */
  readonly maxMs: number
  /** May run twice, because a process can end between the work and its note, so a second run must do no harm. */
  run(context: RunContext<Input>): Promise<void>
  /** Notes, where people look, that the job has failed for the last time. */
  giveUp?(context: Pick<RunContext<Input>, 'db' | 'input'>): Promise<unknown>
}

export interface Jobs {
  readonly [name: string]: Job
}

type Chosen = 'schedule' | 'retry' | 'isAlone'
type JobSpec<Name extends string, Input extends z.ZodMiniType> = Omit<Job<Name, Input>, Chosen> & {
  readonly [N in Chosen]?: NonNullable<Job[N]>
}

/**
 * Declares a job. A scheduled one runs alone unless it says otherwise, and its input must accept `{}`.
 *
 * @example
 * import * as z from 'zod/mini'
 * export const countPages = defineJob({
 *   name: 'countPages',
 *   input: z.strictObject({}),
 *   schedule: '20 3 * * *',
 *   maxMs: 60_000,
 *   run: async () => undefined,
 * })
 */
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
