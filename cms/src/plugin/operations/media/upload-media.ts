import type { uploadMedia as contract } from '@blickfang/shared/api/v1/media.ts'
import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import type { AnswerOf } from '@blickfang/shared/kernel/endpoint.ts'
import { fallbackLocale, localeSchema } from '@blickfang/shared/kernel/locale.ts'
import { cutText } from '../../media/cut-text.ts'
import type { Call } from '../operation-context.ts'
import { keepFile } from './keep-file.ts'

/**
 * Takes one picture into the library. Throws FILE_TYPE, FILE_MISNAMED, FILE_DAMAGED or PICTURE_TOO_LARGE when it is none that
 * the site shows, and STORAGE_FULL.
 */
export async function uploadMedia({ payload, db, form }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  if (!form) throw new AppError('BAD_REQUEST')
  const locale = localeSchema.safeParse(form.values.lang).data ?? fallbackLocale
  const alt = cutText(form.values.alt ?? '', 500)
  const media = await keepFile({ payload, db }, form.file, () => ({
    mediaType: 'image',
    bucketFolder: 'images',
    ...(alt && { altByLanguage: { [locale]: alt } }),
  }))
  return { media }
}
