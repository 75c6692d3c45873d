import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { unpublishPage as contract } from '@blickfang/contract/api/v1/page.ts'
import { sql } from '@payloadcms/db-postgres'
import { expirePages } from '../../../cache/expire-pages.ts'
import type { Database } from '../../../db/database.ts'
import { lockPage } from '../../content/lock-page.ts'
import { leaveSlugs, releaseSlugs } from '../../content/page-slugs.ts'
import { writeRevision } from '../../content/write-revision.ts'
import type { Actor, Call } from '../../operation-context.ts'

/**
 * Takes a live page away from visitors, in every language, and leaves its draft as it is: publishing brings it back. Answers after the
 * visitors' caches have let go of it. Does nothing to a page that is not live.
 * Throws NOT_FOUND; HOME_STAYS for the home page; NOT_SHOWN_YET when it is offline but a cache may still hold it.
 */
export async function unpublishPage(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  return { revision: await call.db.transaction((tx) => unpublish(tx, call.body.id, call.actor)) }
}

async function unpublish(tx: Database, pageId: string, actor: Actor): Promise<number> {
  await lockPage(tx, pageId, 'exclusive')
  const [page] = await tx.rows<{ role: string | null; isLive: boolean }>(
    sql`select role, published is not null as "isLive" from bf_pages where id = ${pageId}`,
  )
  if (!page) throw new AppError('NOT_FOUND')
  if (page.role === 'home') throw new AppError('HOME_STAYS')
  // Not all that visitors see was published: a revert finds it here.
  if (page.isLive) await writeRevision(tx, pageId, actor)
  await leaveSlugs(tx, pageId)
  await tx.rows(sql`
    with page as (update bf_pages set published = null where id = ${pageId} and published is not null),
    blocks as (update bf_groups set published = null where page_id = ${pageId} and published is not null)
    update bf_fields set published = null where page_id = ${pageId} and published is not null`)
  await releaseSlugs(tx, pageId)
  await expirePages(tx, ['site', `page:${pageId}`])
  return writeRevision(tx, pageId, actor)
}
