import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { replaceMedia as contract } from '@blickfang/contract/api/v1/library/replace-media.ts'
import { readId } from '@blickfang/contract/kernel/text/id.ts'
import { invalid } from '../../errors/invalid.ts'
import type { Call } from '../operation-context.ts'
import { replaceFile } from './replace-file.ts'

/** Replaces the file of a picture everywhere. Throws what `replaceFile` does. */
export async function replaceMedia({
  payload,
  db,
  actor,
  form,
  signal,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  if (!form) throw new AppError('BAD_REQUEST')
  const mediaId = readId(form.values.id ?? '')
  if (!mediaId) throw invalid('id', 'uuid')
  return replaceFile({ payload, db, actor }, { mediaId, file: form.file, signal })
}
