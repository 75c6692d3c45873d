import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { getUpload as contract } from '@blickfang/contract/api/v1/media.ts'
import type { Call } from '../operation-context.ts'
import { findUploaded, uploadsOf } from './find-uploaded.ts'

/** How the upload of a key ends. Throws NOT_FOUND where nobody knows it, PICTURE_PENDING, and why it was refused. */
export async function getUpload({
  payload,
  db,
  query,
  signal,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const key = query.key.toLowerCase()
  const media = await findUploaded(db, { key })
  if (media) return { media }
  const kept = await uploadsOf(payload).find(key, signal)
  if (!kept) throw new AppError('NOT_FOUND')
  return kept
}
