import { removeExpired } from '@blickfang/shared/jobs/remove-expired/job.ts'
import { sql } from '@payloadcms/db-postgres'
import { defineRun } from '../../queue/job-run.ts'

export const removeExpiredRun = defineRun(removeExpired, async ({ db, payload }) => {
  const removed = await db.transaction(async (tx) => ({
    sessions: await tx.rows(sql`delete from users_sessions where expires_at < now() returning id`),
    limits: await tx.rows(sql`delete from rate_limits where expire < extract(epoch from now()) * 1000 returning key`),
    // The last entry of a scheduled job says that its time was seen to.
    jobs: await tx.rows(sql`
      delete from payload_jobs
      where id not in (select distinct on (task_slug) id from payload_jobs where key is not null order by task_slug, created_at desc)
        and (updated_at < now() - interval '14 days' and completed_at is not null
          or updated_at < now() - interval '90 days' and has_error)
      returning id`),
  }))
  const { sessions, limits, jobs } = removed
  payload.logger.info({
    ...{ sessions: sessions.length, limits: limits.length, jobs: jobs.length },
    msg: 'What has expired was removed',
  })
})
