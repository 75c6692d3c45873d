import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../db/database.ts'

/** How much waits to be handed on: changes to web's caches, mails to the mail server, jobs to whoever runs them. */
export async function countWaiting(db: Database): Promise<Record<'cache' | 'mail' | 'job', number>> {
  const [waiting] = await db.rows<Record<'cache' | 'mail' | 'job', number>>(sql`
    select (select count(*) from cache_waiting())::int as cache,
      (select count(*) from payload_jobs where ended_at is null and task_slug = 'sendMail')::int as mail,
      (select count(*) from payload_jobs where ended_at is null and task_slug <> 'sendMail')::int as job`)
  return waiting ?? { cache: 0, mail: 0, job: 0 }
}
