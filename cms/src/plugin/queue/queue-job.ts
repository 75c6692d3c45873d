import type { Job } from '@blickfang/shared/kernel/job/job.ts'
import { sql } from '@payloadcms/db-postgres'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'

interface Queueing<J extends Job> {
  readonly input: z.input<J['input']>
  /** Whoever queues under the same key again queues nothing. */
  readonly key?: string
  /** From now; at once without. */
  readonly inMs?: number
}

/** Queues a job in the transaction of what it is about: both are there, or neither is. It runs within a second of the commit. */
export async function queueJob<J extends Job>(tx: Database, job: J, { input, key, inMs }: Queueing<J>): Promise<void> {
  await tx.rows(sql`
    insert into payload_jobs (task_slug, input, key, due_at)
    values (${job.name}, ${JSON.stringify(job.input.parse(input))}::jsonb, ${key ?? null},
      now() + make_interval(secs => ${inMs === undefined ? null : inMs / 1000}::float8))
    on conflict (key) do nothing`)
}
