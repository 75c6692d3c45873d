import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type {
  countUndeliveredMails as contract,
  resendMails as resendContract,
} from '@blickfang/contract/api/v1/mail.ts'
import { sql } from '@payloadcms/db-postgres'
import { queueJob } from '../../queue/queue-job.ts'
import type { Actor, Call } from '../operation-context.ts'

/** A mail that the mail server has not taken. `failedAt`: since when nobody tries any more. */
export interface UndeliveredMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly createdAt: string
  readonly failedAt: string | null
}

/** Greylisting is over after an hour, and so is a restart: what waits longer is somebody's business. */
const undelivered = sql`sent_at is null and (failed_at is not null or created_at < now() - interval '1 hour')`

/** Mails that somebody may know of: those of accounts are for admins alone, as in the outbox. */
const isFor = ({ role }: Pick<Actor, 'role'>) => (role === 'admin' ? sql`true` : sql`submission_id is not null`)

interface Asked extends Pick<Call<typeof contract>, 'db'> {
  readonly actor: Pick<Actor, 'role'>
}

/** How many mails were given up, how many wait for long, and how many confirmations were withheld lately: nobody can send those any more. */
export async function countUndeliveredMails({ db, actor }: Asked): Promise<AnswerOf<typeof contract>> {
  const [row] = await db.rows<AnswerOf<typeof contract>>(sql`
    select count(failed_at)::int as failed, (count(*) - count(failed_at))::int as waiting,
      (select count(*)::int from bf_confirmations where is_withheld and created_at > now() - interval '3 days') as withheld
    from bf_mails where ${undelivered} and ${isFor(actor)}`)
  return row ?? { failed: 0, waiting: 0, withheld: 0 }
}

/** The latest mails that were given up or wait for long. */
export function listUndeliveredMails({ db, actor }: Asked, limit: number): Promise<UndeliveredMail[]> {
  return db.rows<UndeliveredMail>(sql`
    select id, "to", subject, created_at as "createdAt", failed_at as "failedAt"
    from bf_mails where ${undelivered} and ${isFor(actor)} order by created_at desc, id limit ${limit}`)
}

/** Tries the mails again that wait, now rather than at their next time, and those that were given up for another three days: of those that the caller may know of. */
export async function resendMails({
  db,
  actor,
}: Call<typeof resendContract>): Promise<AnswerOf<typeof resendContract>> {
  await db.transaction(async (tx) => {
    await tx.rows(sql`
      update payload_jobs set due_at = now()
      where task_slug = 'sendMail' and ended_at is null and leased_by is null
        and input ->> 'mail' in (select id::text from bf_mails where sent_at is null and ${isFor(actor)})`)
    const failed = await tx.rows<{ id: string }>(sql`
      update bf_mails set failed_at = null, updated_at = now()
      where failed_at is not null and sent_at is null and ${isFor(actor)} returning id`)
    for (const { id } of failed) await queueJob(tx, 'sendMail', { input: { mail: id } })
  })
  return {}
}
