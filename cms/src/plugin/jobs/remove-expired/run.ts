import { removeExpired } from '@blickfang/shared/jobs/remove-expired/job.ts'
import { sql } from '@payloadcms/db-postgres'
import { getSettings } from '../../operations/settings/save-settings.ts'
import { defineRun } from '../../queue/job-run.ts'

export const removeExpiredRun = defineRun(removeExpired, async ({ db, payload }) => {
  const { keepDays } = (await getSettings({ db })).settings.forms
  const removed = await db.transaction(async (tx) => ({
    sessions: await tx.rows(sql`delete from users_sessions where expires_at < now() returning id`),
    limits: await tx.rows(sql`delete from rate_limits where expire < extract(epoch from now()) * 1000 returning key`),
    submissions: await tx.rows(sql`
      delete from submissions where created_at < now() - make_interval(days => ${keepDays}) returning id`),
    // The last entry of a scheduled job says that its time was seen to.
    jobs: await tx.rows(sql`
      delete from payload_jobs
      where id not in (select distinct on (task_slug) id from payload_jobs where key is not null order by task_slug, created_at desc)
        and ended_at < now() - case when completed_at is null then interval '90 days' else interval '14 days' end
      returning id`),
  }))
  const { sessions, limits, submissions, jobs } = removed
  payload.logger.info({
    ...{ sessions: sessions.length, limits: limits.length, submissions: submissions.length, jobs: jobs.length },
    msg: 'What has expired was removed',
  })
})
