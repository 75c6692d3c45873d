import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { deleteMedia as contract } from '@blickfang/contract/api/v1/media.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { formerKey } from '../../media/former-key.ts'
import { removeAfterCommit } from '../../media/remove-after-commit.ts'
import { removeFilmLater } from '../../media/remove-film-later.ts'
import { lockPage } from '../content/lock-page.ts'
import { writeValues } from '../content/write-values.ts'
import type { Call, OperationContext } from '../operation-context.ts'
import { listUses } from './list-media-uses.ts'
import { getMedium } from './media-rows.ts'

interface Use {
  readonly table: 'group' | 'field'
  readonly id: string
  readonly groupId: string
  readonly draft: Readonly<Record<string, unknown>>
  readonly revs: Readonly<Record<string, number>>
}

/** Deletes a medium with its file and its copies. With `groupId` it is first taken out of that group's draft. Throws IN_USE with its uses. */
export async function deleteMedia({
  payload,
  db,
  actor,
  body,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  await db.transaction(async (tx) => {
    await holdMedium(tx, body.mediaId)
    if (body.groupId) await takeOut({ payload, db: tx, actor }, body.groupId, body.mediaId)
    const { objectId, videoSettings } = await holdUnusedMedium({ payload, db: tx }, body.mediaId)
    await removeMadeOf(tx, body.mediaId)
    await removeFilmLater(tx, videoSettings)
    await tx.rows(sql`delete from bf_media where id = ${body.mediaId}`)
    await removeAfterCommit(tx, objectId)
  })
  return { id: body.mediaId }
}

/** Whoever is placing the medium or a copy of it has it locked, and is waited for; whoever comes later waits for this transaction. */
async function holdMedium(tx: Database, mediaId: string): Promise<void> {
  await tx.rows(sql`select 1 from bf_media where id = ${mediaId} or parent_id = ${mediaId} order by id for update`)
}

/**
 * Lists all that goes with a medium: copies that show parts of it, which nobody finds without it and whose uses were looked at before, and the files
 * that it had before.
 */
export async function removeMadeOf(tx: Database, mediaId: string): Promise<void> {
  const copies = await tx.rows<{ filename: string }>(
    sql`delete from bf_media where parent_id = ${mediaId} returning filename`,
  )
  for (const { filename } of copies) await removeAfterCommit(tx, filename)
  const former = await tx.rows<{ filename: string }>(
    sql`delete from bf_former_files where media_id = ${mediaId} returning filename`,
  )
  for (const { filename } of former) await removeAfterCommit(tx, formerKey(filename))
}

/**
 * Makes sure that a medium may be deleted by the transaction that this runs in, and that nobody places it before then.
 * Throws NOT_FOUND, and IN_USE with the medium's name and its uses.
 */
export async function holdUnusedMedium(
  { payload, db }: Pick<OperationContext, 'payload' | 'db'>,
  mediaId: string,
): Promise<MediaItem> {
  await holdMedium(db, mediaId)
  const medium = await getMedium(db, mediaId)
  const uses = await listUses({ payload, db }, mediaId)
  if (uses.length > 0) throw new AppError('IN_USE', { name: medium.originalFilename, uses })
  return medium
}

async function takeOut(context: Parameters<typeof writeValues>[0], groupId: string, mediaId: string): Promise<void> {
  const [group] = await context.db.rows<{ page: string }>(
    sql`select page_id as page from bf_groups where id = ${groupId}`,
  )
  if (group) await lockPage(context.db, group.page, 'shared')
  const uses = await context.db.rows<Use>(sql`
    select 'group' as table, id, id as "groupId", draft, revs from bf_groups where id = ${groupId} and strpos(draft::text, ${mediaId}) > 0
    union all
    select 'field', id, group_id, draft, revs from bf_fields where group_id = ${groupId} and strpos(draft::text, ${mediaId}) > 0`)
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
