import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../db/database.ts'
import type { Jobs } from './job.ts'

/** How much waits to be handed on: changes to web's caches, mails to the mail server, jobs to whoever runs them. */
export async function countWaiting(db: Database, jobs: Jobs): Promise<Record<'cache' | 'mail' | 'job', number>> {
  const names = sql.param(Object.keys(jobs))
  const [waiting] = await db.rows<Record<'cache' | 'mail' | 'job', number>>(sql`
    with own as (select task_slug from payload_jobs where ended_at is null and task_slug = any(${names}::text[]))
    select (select count(*) from cache_waiting())::int as cache,
      (select count(*) from own where task_slug = 'sendMail')::int as mail,
      (select count(*) from own where task_slug <> 'sendMail')::int as job`)
  return waiting ?? { cache: 0, mail: 0, job: 0 }
}
