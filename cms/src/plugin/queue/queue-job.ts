import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../db/database.ts'
import type { JobInputs, JobName } from './job.ts'

interface Queueing<Input> {
  readonly input: Input
  /** Whoever queues under the same key again queues nothing. */
  readonly key?: string
  /** The key counts only until its entry has ended; without, for as long as the entry is kept. */
  readonly isKeyFreed?: boolean
  /** From now; at once without. */
  readonly inMs?: number
}

/** Queues a job in the transaction of what it is about: both are there, or neither is. The job runs within a second of the commit. */
export function queueJob<N extends JobName>(tx: Database, name: N, spec: Queueing<JobInputs[N]>): Promise<void> {
  return queueEntry(tx, name, spec)
}

/** Apart from the project's own queues. An entry counts as taken from the first, so that Payload's runners pass it by. */
const ownQueue = 'blickfang'

/** The same for a job that is known by its name alone. Of a project whose ids Payload makes itself (`uuidv7`) the column has no default. */
export async function queueEntry(
  tx: Database,
  name: string,
  { input, key, isKeyFreed, inMs }: Queueing<object>,
): Promise<void> {
  if (isKeyFreed) await tx.rows(sql`update payload_jobs set key = null where key = ${key} and ended_at is not null`)
  await tx.rows(sql`
    insert into payload_jobs (id, task_slug, queue, processing, input, key, due_at)
    values (gen_random_uuid(), ${name}, ${ownQueue}, true, ${JSON.stringify(input)}::jsonb, ${key ?? null},
      now() + make_interval(secs => ${inMs === undefined ? null : inMs / 1000}::float8))
    on conflict (key) do nothing`)
}
