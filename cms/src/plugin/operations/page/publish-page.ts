import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { publishPage as contract } from '@blickfang/contract/api/v1/page.ts'
import { metrics } from '@blickfang/platform/server/metrics/metrics.ts'
import { sql } from '@payloadcms/db-postgres'
import { expirePages } from '../../cache/expire-pages.ts'
import type { Database } from '../../db/database.ts'
import { checkSeen } from '../changes/changes-state.ts'
import { countChanges } from '../changes/count-changes.ts'
import { aliveGroups } from '../content/alive-groups.ts'
import { lockPage } from '../content/lock-page.ts'
import { moveSlugs } from '../content/page-slugs.ts'
import { writeRevision } from '../content/write-revision.ts'
import type { Actor, Call } from '../operation-context.ts'
import { countByLanguage, listTranslations } from './count-missing-translations.ts'
import { listTurned, moveMembers } from './turned-members.ts'

/**
 * Makes the page's drafts live in one transaction and records what went live as a revision. Answers after the visitors'
 * caches have let go of the old page. A page marked for deletion goes offline with all that is on it.
 * Throws TRANSLATIONS_MISSING; CHANGED_SINCE when more waits than the caller has seen; NOT_SHOWN_YET when it is live but a cache may still hold the old page: it is told again.
 */
export async function publishPage(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const begin = performance.now()
  let result = 'failed'
  try {
    const answer = await call.db.transaction((tx) => publish(tx, call.body, call.actor))
    result = 'done'
    return answer
  } catch (error) {
    if (error instanceof AppError) result = error.code
    throw error
  } finally {
    metrics().count('publishes_total', { result })
    metrics().observe('publish_duration_seconds', performance.now() - begin)
  }
}

async function publish(tx: Database, { id: pageId, seen }: Call<typeof contract>['body'], actor: Actor) {
  await lockPage(tx, pageId, 'exclusive')
  await checkSeen(tx, pageId, seen)
  const published = await countChanges(tx, pageId)
  const missing = await listTranslations(tx, pageId)
  const counts = countByLanguage(missing)
  if (Object.keys(counts).length > 0) throw new AppError('TRANSLATIONS_MISSING', { missing: counts })
  // Not all that visitors see was published: a revert of a page that goes now finds it here.
  if (await isLeaving(tx, pageId)) await writeRevision(tx, pageId, actor)
  await moveSlugs(tx, pageId)
  const turned = await listTurned(tx, pageId)
  const isSiteWide = await publishRows(tx, pageId)
  const moved = await moveMembers(tx, turned, actor)
  const tags = [pageId, ...moved].map((id) => `page:${id}`)
  await expirePages(tx, isSiteWide || moved.length > 0 ? ['site', ...tags] : tags)
  return { published, revision: await writeRevision(tx, pageId, actor) }
}

async function isLeaving(tx: Database, pageId: string): Promise<boolean> {
  const rows = await tx.rows(
    sql`select from bf_pages where id = ${pageId} and published is not null and draft -> 'deleted' = 'true'`,
  )
  return rows.length > 0
}

/** True when other pages show something that has changed: this page's name or address, or its card in a collection. */
async function publishRows(tx: Database, pageId: string): Promise<boolean> {
  // One statement for the three tables, so that what is alive is worked out once, and the page is asked for in no trip of its own.
  const goesLive = (id: string) =>
    sql`case when not page.removed and ${sql.raw(id)} in (select id from alive) then draft end`
  const [row] = await tx.rows<{ isSiteWide: boolean }>(sql`
    with ${aliveGroups(pageId)},
    page as materialized (
      select id, draft -> 'deleted' is not distinct from 'true' as removed, collection is not null as is_card
      from bf_pages where id = ${pageId}),
    changed_page as (
      update bf_pages set published = case when page.removed then null else draft end from page
      where bf_pages.id = page.id and (published is distinct from draft or page.removed) returning bf_pages.id),
    changed_groups as (
      update bf_groups set published = ${goesLive('bf_groups.id')} from page
      where page_id = page.id and published is distinct from ${goesLive('bf_groups.id')}),
    changed_fields as (
      update bf_fields set published = ${goesLive('group_id')} from page
      where page_id = page.id and published is distinct from ${goesLive('group_id')})
    select is_card or exists (select from changed_page) as "isSiteWide" from page`)
  return row?.isSiteWide ?? true
}
