import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { relabelMedia as contract } from '@blickfang/contract/api/v1/library/organise-media.ts'
import { type LabelChange, startFolderOf } from '@blickfang/contract/content/media/labels.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Call } from '../operation-context.ts'
import { changeLabels } from './organise-media.ts'

/** Renames a folder or a tag, or takes it from all media that have it. A name that nothing has is nothing to do. */
export async function relabelMedia({ db, body }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { kind, from, to } = body
  return db.transaction(async (tx) => {
    const isIn =
      kind === 'folder'
        ? sql`bucket_folder = ${from}`
        : sql`id in (select parent_id from bf_media_texts where path = 'tags' and text = ${from})`
    const rows = await tx.rows<{ id: string; type: string }>(
      sql`select id, media_type as type from bf_media where ${isIn} order by id`,
    )
    const changes = rows.map(({ id, type }): LabelChange => {
      if (kind === 'folder') return { id, folder: { from, to: to ?? startFolderOf(type) } }
      return { id, removeTags: [from], ...(to !== null && { addTags: [to] }) }
    })
    return { undo: await changeLabels(tx, changes) }
  })
}
