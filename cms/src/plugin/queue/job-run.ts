import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { databaseOf } from '../db/database.ts'
import type { ClaimedJob } from './claim-jobs.ts'
import type { Job } from './job.ts'

/** By the request, because bundles may hold two copies of a module. */
interface TaskRequest {
  readonly signal: AbortSignal
  failure?: unknown
}

/** A job as Payload's queue knows it. Whether and when it is tried again is the runner's to say, so Payload never gives up. */
export function taskOf(job: Job): TaskConfig<{ input: object; output: object }> {
  return {
    slug: job.name,
    retries: Number.MAX_SAFE_INTEGER,
    handler: async ({ input, req }) => {
      const task = taskRequest(req)
      try {
        const { payload } = req
        await job.run({ input: job.input.parse(input), payload, db: databaseOf(payload), signal: task.signal })
      } catch (error) {
        task.failure = error
        throw error
      }
      return { output: {} }
    },
  }
}

/** Runs an entry that this process holds. Answers why it failed; nothing when it did not. */
export async function runEntry(
  payload: Payload,
  { id, signal }: Pick<ClaimedJob, 'id'> & { signal: AbortSignal },
): Promise<{ readonly error: unknown } | undefined> {
  const task: TaskRequest = { signal }
  const run = async () => {
    const req = await createLocalReq({ context: { task } }, payload)
    const { jobStatus } = await payload.jobs.runByID({ id, req, silent: true })
    if (jobStatus?.[id]?.status !== 'success') throw task.failure ?? new Error('Payload did not run the job')
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

function taskRequest({ context }: PayloadRequest): TaskRequest {
  return context.task as TaskRequest
}
