import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { seeChangelog as contract } from '@blickfang/contract/api/v1/changelog.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../operation-context.ts'

/** Notes for the person which news they have seen, and answers how many of them they had not. Throws UNAUTHENTICATED. */
export const seeChangelog: Operation<typeof contract> = async ({ db, actor, body }) => {
  if (!actor.id) throw new AppError('UNAUTHENTICATED')
  const rows = await db.rows(sql`
    insert into bf_changelog_seen (user_id, date)
    select distinct ${actor.id}::uuid, date from bf_changelog
    where date in (select value::timestamptz from jsonb_array_elements_text(${JSON.stringify(body.seen)}::jsonb))
    on conflict do nothing returning date`)
  return { seen: rows.length }
}
