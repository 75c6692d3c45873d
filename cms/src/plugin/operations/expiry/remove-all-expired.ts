import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Database } from '../../db/database.ts'
import { hasGames } from '../../game/game-settings.ts'
import { removeFilesOf, removeLeftFiles } from '../../media/remove-entry-files.ts'
import { getSettings } from '../settings/save-settings.ts'
import { removeFormerFiles } from './former-files.ts'
import { keepDaysOf } from './keep-days.ts'
import {
  removeGroupTombstones,
  removePageTombstones,
  removeRevisions,
  removeTemplateTombstones,
} from './remove-content.ts'
import { removeGames } from './remove-games.ts'

/** Whether the days are over for which an entry is kept. */
const isOver = (keepDays: number) =>
  sql`created_at < now() - make_interval(days => coalesce(keep_days::int, ${keepDays}))`

/** Removes for good what nobody can use any more, and tells the log how much it was. A second run finds nothing. */
export async function removeAllExpired({
  db,
  payload,
}: {
  readonly db: Database
  readonly payload: Payload
}): Promise<void> {
  const { keepDays } = (await getSettings({ db })).settings.forms
  const removed = await db.transaction(async (tx) => ({
    sessions: await tx.rows(sql`delete from ${tx.accounts.sessions} where expires_at < now() returning id`),
    limits: await tx.rows(
      sql`delete from bf_rate_limits where expire < extract(epoch from now()) * 1000 returning key`,
    ),
    expiries: await tx.rows(
      sql`delete from bf_cache_journal where position is not null and created_at < now() - interval '1 day' returning id`,
    ),
    webs: await tx.rows(sql`delete from bf_cache_webs where seen_at < now() - interval '7 days' returning id`),
    uploads: await removeOlder(tx, 'bf_uploads', 30),
    confirmations: await removeOlder(tx, 'bf_confirmations', 7),
    // For a week the admin says that the link has expired.
    addressChanges: await removeOlder(tx, 'bf_address_changes', 7),
    invitations: await removeOlder(tx, 'bf_invitations', 30),
    keys: await removeKeys(tx),
    deliveries: await removeDeliveries(tx),
    // A release from before may have sent some.
    mailWords: await tx.rows(
      sql`update bf_mails set text = '', html = '' where sent_at is not null and (text <> '' or html <> '') returning id`,
    ),
    entryFiles: await removeFilesOf(tx, sql`select id from bf_submissions where ${isOver(keepDays)}`),
    leftFiles: await removeLeftFiles(tx),
    submissions: await tx.rows(sql`delete from bf_submissions where ${isOver(keepDays)} returning id`),
    // The last entry of a scheduled job says that its time was seen to.
    jobs: await tx.rows(sql`
      delete from payload_jobs
      where id not in (select distinct on (task_slug) id from payload_jobs where key is not null order by task_slug, created_at desc)
        and ended_at < now() - case when completed_at is null then interval '90 days' else interval '14 days' end
      returning id`),
  }))
  const keep = keepDaysOf(payload)
  const pages = keep.tombstones ? await removePageTombstones(db, keep.tombstones) : 0
  const groups = keep.tombstones ? await removeGroupTombstones(db, keep.tombstones) : 0
  const templates = keep.tombstones ? await removeTemplateTombstones(db, keep.tombstones) : 0
  const revisions = keep.revisions ? await removeRevisions(db, keep.revisions) : 0
  const formerFiles = keep.tombstones ? await removeFormerFiles(db, keep.tombstones) : 0
  // Last, as the games lie elsewhere: where they are away, all the rest is done, and done again with the next try.
  const games = keep.games && hasGames(payload) ? await removeGames(payload, keep.games) : 0
  const counts = Object.fromEntries(Object.entries(removed).map(([name, rows]) => [name, rows.length]))
  payload.logger.info({
    ...counts,
    pages,
    groups,
    templates,
    revisions,
    formerFiles,
    games,
    msg: 'What has expired was removed',
  })
}

/** Rows of a table that were made more than so many days ago. */
function removeOlder(tx: Database, table: string, days: number) {
  return tx.rows(
    sql`delete from ${sql.identifier(table)} where created_at < now() - make_interval(days => ${days}::int) returning 1`,
  )
}

/** Keys for programs that nobody can use any more; those that were withdrawn stay a month, for who looks for one in the log. */
function removeKeys(tx: Database) {
  return tx.rows(sql`
    delete from bf_api_keys where withdrawn_at < now() - interval '30 days'
      or not exists (select from ${tx.accounts.table} u where u.id = bf_api_keys.user_id)
    returning id`)
}

/** Deliveries to webhooks that are over, once nobody looks for them in the list any more. */
function removeDeliveries(tx: Database) {
  return tx.rows(
    sql`delete from bf_webhook_deliveries where state <> 'waiting' and created_at < now() - interval '30 days' returning id`,
  )
}
