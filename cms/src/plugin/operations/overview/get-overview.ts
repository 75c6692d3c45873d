import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { waitingItems } from '../changes/count-changes.ts'
import { countUndeliveredMails, listUndeliveredMails, type UndeliveredMail } from '../mail/undelivered-mails.ts'
import type { Actor } from '../operation-context.ts'
import { getSettings } from '../settings/save-settings.ts'
import { listPagesWithChanges, type PageWithChanges, waits } from './list-pages-with-changes.ts'

/** Most things of a kind that are named; lists have the others. */
const maxNamed = 5

/** An entry of a form that nobody has read. */
interface UnreadEntry {
  readonly id: string
  readonly title: string
  readonly form: string
  /** Title of a form of one's own. */
  readonly about: string | null
  readonly createdAt: string
}

/** A page that waits, with those who have changed it, the latest first. */
export interface WaitingPage extends PageWithChanges {
  readonly by: readonly string[]
}

interface FailingWebhook {
  readonly id: string
  readonly url: string
  /** When it was turned off because nothing came through; null: it is still tried. */
  readonly offSince: string | null
  readonly failingSince: string | null
}

/** Work that waits for people: counts of all, and the first few by name. */
export interface Overview {
  readonly entries: { readonly unread: number; readonly latest: readonly UnreadEntry[] }
  readonly changes: { readonly items: number; readonly pages: number; readonly latest: readonly WaitingPage[] }
  readonly mails: {
    readonly failed: number
    readonly waiting: number
    readonly withheld: number
    readonly latest: readonly UndeliveredMail[]
  }
  /** Empty for who does not manage them. */
  readonly webhooks: readonly FailingWebhook[]
  /** Language in which the site is edited first. */
  readonly language: Locale
}

interface Asked {
  readonly db: Database
  readonly actor: Pick<Actor, 'role'>
}

/**
 * Tells who edits the site what waits for them. Mails about accounts, and webhooks, are the admins' alone. Throws UNAUTHENTICATED.
 */
export async function getOverview({ db, actor }: Asked): Promise<Overview> {
  if (actor.role !== 'admin' && actor.role !== 'optician') throw new AppError('UNAUTHENTICATED')
  return {
    entries: await unreadEntries(db),
    changes: await waitingChanges(db),
    mails: {
      ...(await countUndeliveredMails({ db, actor })),
      latest: await listUndeliveredMails({ db, actor }, maxNamed),
    },
    webhooks: actor.role === 'admin' ? await failingWebhooks(db) : [],
    language: (await getSettings({ db })).settings.languages.default,
  }
}

async function unreadEntries(db: Database): Promise<Overview['entries']> {
  const unread = sql`not coalesce(is_read, false)`
  const [row] = await db.rows<{ count: number }>(sql`select count(*)::int as count from bf_submissions where ${unread}`)
  const latest = await db.rows<UnreadEntry>(sql`
    select id, title, form, nullif(about, '') as about, created_at as "createdAt"
    from bf_submissions where ${unread} order by created_at desc, id limit ${maxNamed}`)
  return { unread: row?.count ?? 0, latest }
}

async function waitingChanges(db: Database): Promise<Overview['changes']> {
  const { pages, total } = await listPagesWithChanges(db, { state: 'waiting', limit: maxNamed })
  const [row] = await db.rows<{ items: number }>(sql`
    select coalesce(sum(${waitingItems}), 0)::int as items from bf_pages p where p.status <> 'deleted' and ${waits}`)
  const people = await changersOf(
    db,
    pages.map(({ id }) => id),
  )
  const latest = pages.map((page) => ({
    ...page,
    by: people.filter(({ pageId }) => pageId === page.id).map(({ name }) => name),
  }))
  return { items: row?.items ?? 0, pages: total, latest }
}

/** Names of those who have changed what waits, for each of the pages the latest first. An account that is gone has none. */
function changersOf(db: Database, ids: readonly string[]) {
  const on = (page: 'id' | 'page_id') =>
    sql`changed and ${sql.raw(page)} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`
  return db.rows<{ pageId: string; name: string }>(sql`
    with changed as (
      select id as page, updated_by_id, updated_at from bf_pages where ${on('id')}
      union all select page_id, updated_by_id, updated_at from bf_groups where ${on('page_id')}
      union all select page_id, updated_by_id, updated_at from bf_fields where ${on('page_id')})
    select changed.page as "pageId", coalesce(nullif(u.name, ''), u.email) as name
    from changed join ${db.accounts.table} u on u.id = changed.updated_by_id
    group by 1, 2 order by 1, max(changed.updated_at) desc, 2`)
}

/** Webhooks to which nothing comes through, or that were turned off for that. */
function failingWebhooks(db: Database): Promise<FailingWebhook[]> {
  return db.rows<FailingWebhook>(sql`
    select id, url, off_at as "offSince", failing_since as "failingSince"
    from bf_webhooks where off_at is not null or (is_on and failing_since is not null) order by created_at, id`)
}
