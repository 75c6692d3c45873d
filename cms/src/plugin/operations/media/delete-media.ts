import type { deleteMedia as contract } from '@blickfang/shared/api/v1/media.ts'
import type { MediaItem } from '@blickfang/shared/content/media.ts'
import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import type { AnswerOf } from '@blickfang/shared/kernel/endpoint.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { picturesOf } from '../../media/pictures.ts'
import { listOf } from '../content/content-table.ts'
import { lockPage } from '../content/lock-page.ts'
import { writeValues } from '../content/write-values.ts'
import type { Call } from '../operation-context.ts'
import { getMedium } from './media-rows.ts'

interface Use {
  readonly table: 'group' | 'field'
  readonly id: string
  readonly groupId: string
  readonly draft: Readonly<Record<string, unknown>>
  readonly revs: Readonly<Record<string, number>>
}

/** Deletes a medium with its file. With `groupId` it is first taken out of that group's draft. Throws IN_USE with the pages that show it. */
export async function deleteMedia({
  payload,
  db,
  actor,
  body,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { objectId } = await db.transaction(async (tx) => {
    await holdMedium(tx, body.mediaId)
    if (body.groupId) await takeOut({ payload, db: tx, actor }, body.groupId, body.mediaId)
    const medium = await holdUnusedMedium(tx, body.mediaId)
    await tx.rows(sql`delete from media where id = ${body.mediaId}`)
    return medium
  })
  // Afterwards: bytes that nobody names any more do no harm, a medium without bytes would.
  await picturesOf(payload).remove(objectId)
  return { id: body.mediaId }
}

/** Whoever is placing the medium has it locked, and is waited for; whoever comes later waits for this transaction. */
async function holdMedium(tx: Database, mediaId: string): Promise<void> {
  await tx.rows(sql`select 1 from media where id = ${mediaId} for update`)
}

/**
 * Makes sure that a medium may be deleted by the transaction that this runs in, and that nobody places it before then.
 * Throws NOT_FOUND, and IN_USE with the medium's name and the pages that show it.
 */
export async function holdUnusedMedium(tx: Database, mediaId: string): Promise<MediaItem> {
  await holdMedium(tx, mediaId)
  const medium = await getMedium(tx, mediaId)
  const pages = await listPagesWith(tx, mediaId)
  if (pages.length > 0) throw new AppError('IN_USE', { name: medium.originalFilename, pages })
  return medium
}

async function takeOut(context: Parameters<typeof writeValues>[0], groupId: string, mediaId: string): Promise<void> {
  const [group] = await context.db.rows<{ page: string }>(sql`select page_id as page from groups where id = ${groupId}`)
  if (group) await lockPage(context.db, group.page, 'shared')
  const uses = await context.db.rows<Use>(sql`
    select 'group' as table, id, id as "groupId", draft, revs from groups where id = ${groupId} and strpos(draft::text, ${mediaId}) > 0
    union all
    select 'field', id, group_id, draft, revs from fields where group_id = ${groupId} and strpos(draft::text, ${mediaId}) > 0`)
  for (const { table, id, draft, revs } of uses) {
    const keys = Object.keys(draft).filter((key) => draft[key] === mediaId)
    await writeValues(context, {
      itemType: table,
      id,
      patch: Object.fromEntries(keys.map((key) => [key, null])),
      base: revs,
    })
  }
}

/**
 * Names of the pages that show the medium, in their draft or live, of the settings if a logo is it, and of people of the team
 * whose picture it is. What was removed shows nothing. `content_media` is what the index of uses is made of; the words behind it say which of both states it is in.
 */
async function listPagesWith(tx: Database, mediaId: string): Promise<string[]> {
  const ids = listOf([mediaId], 'uuid')
  const rows = await tx.rows<{ title: string }>(sql`
    with content as (
      select id as group_id, page_id, draft, published from groups where content_media(draft, published) @> ${ids}
      union all select group_id, page_id, draft, published from fields where content_media(draft, published) @> ${ids}
    )
    select distinct p.title from content c
      join pages p on p.id = c.page_id
      join groups g on g.id = c.group_id
      left join groups board on board.id = g.parent_id
    where strpos(c.published::text, ${mediaId}) > 0 or (strpos(c.draft::text, ${mediaId}) > 0
      and 'true' not in (coalesce(p.draft ->> 'deleted', ''), coalesce(g.draft ->> 'deleted', ''), coalesce(board.draft ->> 'deleted', '')))
    union all select 'Logo' from settings where strpos("values"::text, ${mediaId}) > 0
    union all select concat_ws(' ', first_name, last_name) from staff where picture_id = ${mediaId}`)
  return rows.map(({ title }) => title)
}
