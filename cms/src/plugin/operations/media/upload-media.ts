import { createHash } from 'node:crypto'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { uploadMedia as contract } from '@blickfang/contract/api/v1/media.ts'
import { startFolderOf } from '@blickfang/contract/content/media/labels.ts'
import { fallbackLocale, localeSchema } from '@blickfang/contract/kernel/locale.ts'
import { readId } from '@blickfang/contract/kernel/text/id.ts'
import { invalid } from '../../errors/invalid.ts'
import { cutText } from '../../media/cut-text.ts'
import type { Call } from '../operation-context.ts'
import { findUploaded, uploadsOf } from './find-uploaded.ts'
import { keepFile } from './keep-file.ts'

/**
 * Takes one picture, or a document where that is said, into the library. With a key, the same file sent again is the same upload, in whatever process. Throws what
 * `keepFile` does, STORAGE_FULL, and PICTURE_PENDING for one with a key that takes long.
 */
export async function uploadMedia(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { payload, db, form, signal } = call
  if (!form) throw new AppError('BAD_REQUEST')
  const locale = localeSchema.safeParse(form.values.lang).data ?? fallbackLocale
  const alt = cutText(form.values.alt ?? '', 500)
  const type = form.values.type === 'document' ? 'document' : 'image'
  const describe = () => ({
    ...({ mediaType: type, bucketFolder: startFolderOf(type) } as const),
    ...(alt && { altByLanguage: { [locale]: alt } }),
  })
  const mayBeKnown = form.values.known === 'use'
  if (form.values.key === undefined) {
    return keepFile({ payload, db }, form.file, { type, describe, signal, mayBeKnown })
  }
  const key = readId(form.values.key)
  if (!key) throw invalid('key', 'uuid')
  const upload = { key, sum: createHash('sha256').update(form.file.data).digest('hex') }
  const kept = await findUploaded(db, upload)
  if (kept) return { media: kept }
  const work = async (stop: AbortSignal) => {
    const kept = keepFile({ payload, db }, form.file, { type, describe, signal: stop, upload, mayBeKnown })
    // Another process was quicker.
    return kept.catch(async (error) => {
      const other = await findUploaded(db, upload)
      if (other) return { media: other, isKnown: false }
      throw error
    })
  }
  return uploadsOf(payload).begin({ ...upload, signal, work })
}
