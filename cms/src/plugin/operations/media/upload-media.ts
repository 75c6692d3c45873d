import type { uploadMedia as contract } from '@blickfang/shared/api/v1/media.ts'
import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import type { AnswerOf } from '@blickfang/shared/kernel/endpoint.ts'
import { fallbackLocale, localeSchema } from '@blickfang/shared/kernel/locale.ts'
import { cutText } from '../../media/cut-text.ts'
import { picturesOf } from '../../media/pictures.ts'
import type { Call } from '../operation-context.ts'
import { getMedium } from './media-rows.ts'

/**
 * Takes one picture into the library. Throws FILE_TYPE, FILE_MISNAMED, FILE_DAMAGED or PICTURE_TOO_LARGE when it is none that
 * the site shows, and STORAGE_FULL.
 */
export async function uploadMedia({ payload, db, form }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  if (!form) throw new AppError('BAD_REQUEST')
  // Asked here and not in the collection's hook: Payload would turn the hook's error into one of its own.
  const picture = await picturesOf(payload).check(form.file.name, form.file.data)
  const locale = localeSchema.safeParse(form.values.lang).data ?? fallbackLocale
  const alt = cutText(form.values.alt ?? '', 500)
  const { id } = await payload.create({
    collection: 'media',
    data: { mediaType: 'image', bucketFolder: 'images', ...(alt && { altByLanguage: { [locale]: alt } }) },
    file: { name: form.file.name, mimetype: picture.mimeType, data: form.file.data, size: form.file.data.byteLength },
    context: { picture },
    depth: 0,
    // The contract has let nobody but editors in, and the rules for files are the collection's own hooks.
    overrideAccess: true,
  })
  return { media: await getMedium(db, String(id)) }
}
