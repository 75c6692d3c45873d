import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { blurHash as contract } from '@blickfang/contract/api/v1/media.ts'
import { sql } from '@payloadcms/db-postgres'
import { expirePages } from '../../cache/expire-pages.ts'
import { picturesOf } from '../../media/pictures.ts'
import type { Call } from '../operation-context.ts'
import { getMedium } from './media-rows.ts'

/** Works out the blur hash of a picture anew from its file. */
export async function blurHash(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const medium = await getMedium(call.db, call.body.media.id)
  const pictures = picturesOf(call.payload)
  const { blurHash: hash } = await pictures.check(medium.objectId, await pictures.getOriginal(medium.objectId))
  // Only a document has none, and that is refused before.
  if (hash === null) throw new AppError('FILE_DAMAGED')
  await call.db.transaction(async (tx) => {
    await tx.rows(sql`update bf_media set blur_hash = ${hash} where id = ${medium.id}`)
    await expirePages(tx, [`media:${medium.id}`])
  })
  return { blurHash: hash }
}
