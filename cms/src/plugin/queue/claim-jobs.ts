import { causesOf } from '@blickfang/platform/server/log/describe-fault.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../db/database.ts'
import type { Job } from './job.ts'

/** An entry of the queue that this process holds. */
export interface ClaimedJob {
  readonly id: string
  readonly name: string
  readonly input: unknown
  readonly failures: number
  /** Runs whose process ended in the middle of them. */
  readonly lost: number
  readonly sinceMs: number
}

interface Claim {
  readonly jobs: readonly Pick<Job, 'name' | 'isAlone'>[]
  /** Name of the process that claims. */
  readonly runner: string
  readonly leaseMs: number
  readonly limit: number
}

/**
 * Takes entries that are due, for as long as a lease lasts: a process that is killed renews none, and another one takes its entries
 * up. Processes claim one after the other, so that no two take the same entry, nor two entries of a job that runs alone.
 */
export function claimJobs(db: Database, { jobs, runner, leaseMs, limit }: Claim): Promise<ClaimedJob[]> {
  const names = jobs.map(({ name }) => name)
  const alone = jobs.filter(({ isAlone }) => isAlone).map(({ name }) => name)
  return db.transaction(async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(hashtext('blickfang jobs'))`)
    return tx.rows<ClaimedJob>(sql`
      with due as (
        select id, created_at, task_slug = any(${sql.param(alone)}::text[]) as is_alone, task_slug,
          row_number() over (partition by task_slug order by created_at, id) as place
        from payload_jobs
        where ended_at is null and task_slug = any(${sql.param(names)}::text[])
          and (due_at is null or due_at <= now()) and (leased_until is null or leased_until <= now())
      ), free as (
        select id from due
        where not is_alone or (place = 1 and not exists (
          select from payload_jobs other where other.task_slug = due.task_slug and other.leased_until > now()
        ))
        order by created_at, id limit ${limit}
      )
      update payload_jobs job
      set leased_until = now() + make_interval(secs => ${leaseMs / 1000}), leased_by = ${runner},
        lost = coalesce(job.lost, 0) + (job.leased_by is not null)::int, updated_at = now()
      from free where job.id = free.id
      returning job.id, job.task_slug as name, job.input, coalesce(job.failures, 0)::int as failures,
        job.lost::int as lost, (extract(epoch from now() - job.created_at) * 1000)::float8 as "sinceMs"`)
  })
}

interface Lease {
  readonly runner: string
  readonly ids: readonly string[]
}

/** Keeps what runs from being taken up by another process. Answers the entries that are still this process's own. */
export async function renewLeases(
  db: Database,
  { runner, ids, leaseMs }: Lease & { leaseMs: number },
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    update payload_jobs set leased_until = now() + make_interval(secs => ${leaseMs / 1000})
    where leased_by = ${runner} and id = any(${sql.param([...ids])}::uuid[]) returning id`)
  return rows.map(({ id }) => id)
}

/** Gives entries back that this process began and will not end, as they were before. */
export async function giveBackJobs(db: Database, { runner, ids }: Lease): Promise<void> {
  await db.rows(sql`
    update payload_jobs set leased_until = null, leased_by = null, updated_at = now()
    where leased_by = ${runner} and id = any(${sql.param([...ids])}::uuid[])`)
}

/** Message of a run that nobody saw the end of. */
const lostMessage = 'Its process ended each time'

/** How a run ended: `waitMs` until the next one; null when there is none. */
export type JobEnd =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly waitMs: number | null; readonly error?: unknown }

/**
 * Gives an entry back, with how its run ended, unless another process has taken it up meanwhile, and keeps that in Payload's log of
 * it. An entry that waits for its next run stays marked as taken, so that Payload's runners pass it by.
 */
export async function endJob(db: Database, runner: string, { id, end }: { id: string; end: JobEnd }): Promise<void> {
  const waitMs = end.isDone ? null : end.waitMs
  const isOver = waitMs === null
  const error = end.isDone ? null : JSON.stringify({ message: 'error' in end ? causesOf(end.error) : lostMessage })
  await db.rows(sql`
    with ended as (
      update payload_jobs set leased_until = null, leased_by = null, updated_at = now(), processing = ${!isOver},
        failures = coalesce(failures, 0) + ${end.isDone ? 0 : 1}, total_tried = coalesce(total_tried, 0) + 1,
        has_error = ${isOver && !end.isDone}, error = ${error}::jsonb,
        completed_at = case when ${end.isDone} then now() end, ended_at = case when ${isOver} then now() end,
        due_at = now() + make_interval(secs => ${(waitMs ?? 0) / 1000})
      where id = ${id} and leased_by = ${runner} returning id, task_slug)
    insert into payload_jobs_log (_order, _parent_id, id, executed_at, completed_at, task_slug, task_i_d, state, error)
    select (select count(*) + 1 from payload_jobs_log where _parent_id = ended.id), id, gen_random_uuid(), now(), now(),
      task_slug, '1', ${end.isDone ? 'succeeded' : 'failed'}::enum_payload_jobs_log_state, ${error}::jsonb from ended`)
}
