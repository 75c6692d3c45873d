import { sql } from '@payloadcms/db-postgres'
import type { blurHash as contract } from 'shared/api/v1/media.ts'
import { AppError } from 'shared/kernel/app-error.ts'
import type { AnswerOf } from 'shared/kernel/endpoint.ts'
import { deliverExpiry, noteExpiry } from '../../cache/cache-outbox.ts'
import { makeBlurHash } from '../../media/make-blur-hash.ts'
import { readMediaFile } from '../../media/read-media-file.ts'
import type { Call } from '../operation-context.ts'
import { getMedium } from './media-rows.ts'

/** Works out the blur hash of a picture anew from its file. */
export async function blurHash(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const medium = await getMedium(call.db, call.body.media.id)
  const hash = await makeBlurHash(await readMediaFile(call.payload, medium.objectId))
  if (hash === null) throw new AppError('NOT_FOUND')
  await call.db.transaction(async (tx) => {
    await tx.rows(sql`update media set blur_hash = ${hash} where id = ${medium.id}`)
    await noteExpiry(tx, [`media:${medium.id}`])
  })
  await deliverExpiry(call.payload)
  return { blurHash: hash }
}
