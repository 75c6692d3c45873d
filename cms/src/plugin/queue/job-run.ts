import type { Payload } from 'payload'
import { databaseOf } from '../db/database.ts'
import type { ClaimedJob } from './claim-jobs.ts'
import type { Job } from './job.ts'

interface Run {
  readonly job: Job | undefined
  readonly entry: Pick<ClaimedJob, 'name' | 'input'>
  readonly signal: AbortSignal
}

/** Runs an entry that this process holds. Answers why it failed; nothing when it did not. */
export async function runEntry(
  payload: Payload,
  { job, entry, signal }: Run,
): Promise<{ readonly error: unknown } | undefined> {
  const run = async () => {
    if (!job) throw new Error(`There is no job «${entry.name}»`)
    await job.run({ input: job.input.parse(entry.input), payload, db: databaseOf(payload), signal })
  }
  try {
    await inTime(run(), signal)
  } catch (error) {
    return { error }
  }
}

/** A run that does not listen counts as failed all the same. */
function inTime(run: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // The signal's own reason would fill the log with its constants.
    const stop = () => reject(new Error(`The run was stopped: ${signal.reason.message}`))
    signal.addEventListener('abort', stop, { once: true })
    run.then(resolve, reject)
  })
}
