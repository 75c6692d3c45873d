import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { restoreMedia as contract } from '@blickfang/contract/api/v1/library/replace-media.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { formerKey } from '../../media/former-key.ts'
import { picturesOf } from '../../media/pictures.ts'
import { removeAfterCommit } from '../../media/remove-after-commit.ts'
import type { Call } from '../operation-context.ts'
import { replaceFile } from './replace-file.ts'

interface Former {
  readonly mediaId: string
  readonly filename: string
  readonly originalFilename: string
}

/** Brings the file back that a picture had before its last replacement; that one can then be had again. Throws NOT_FOUND, CONFLICT. */
export async function restoreMedia(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { payload, db, actor, body, signal } = call
  const { mediaId, filename, originalFilename } = await getFormer(db, body.formerId)
  const data = await picturesOf(payload).getOriginal(formerKey(filename))
  const name = `${originalFilename.replace(/\.[^.]*$/, '')}${filename.slice(filename.lastIndexOf('.'))}`
  const check = async (tx: Database) => {
    const [last] = await tx.rows<{ id: string }>(sql`
      select id from bf_former_files where media_id = ${mediaId} order by replaced_at desc, id desc limit 1 for update`)
    if (last?.id !== body.formerId) throw new AppError('CONFLICT')
    await tx.rows(sql`delete from bf_former_files where id = ${body.formerId}`)
    await removeAfterCommit(tx, formerKey(filename))
  }
  return replaceFile({ payload, db, actor }, { mediaId, file: { name, called: originalFilename, data }, signal, check })
}

async function getFormer(db: Database, id: string): Promise<Former> {
  const [former] = await db.rows<Former>(sql`
    select media_id as "mediaId", filename, original_filename as "originalFilename" from bf_former_files where id = ${id}`)
  if (!former) throw new AppError('NOT_FOUND')
  return former
}
