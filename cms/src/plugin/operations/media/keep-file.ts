import type { MediaItem } from '@blickfang/shared/content/media.ts'
import { picturesOf } from '../../media/pictures.ts'
import type { OperationContext, UploadForm } from '../operation-context.ts'
import { getMedium } from './media-rows.ts'

interface FileData {
  readonly mediaType: 'image' | 'video'
  readonly bucketFolder: string
  readonly altByLanguage?: Readonly<Record<string, string>>
  readonly videoId?: string
  readonly videoSettings?: object
}

/** In pixels; null for a drawing that has none. */
interface FileSize {
  readonly width: number | null
  readonly height: number | null
}

/**
 * Keeps a picture file as a medium, with what else its row says. Throws FILE_TYPE, FILE_MISNAMED, FILE_DAMAGED or
 * PICTURE_TOO_LARGE when it is none that the site shows, and STORAGE_FULL.
 */
export async function keepFile(
  { payload, db }: Pick<OperationContext, 'payload' | 'db'>,
  { name, data: bytes }: UploadForm['file'],
  describe: (size: FileSize) => FileData,
): Promise<MediaItem> {
  // Asked here and not in the collection's hook: Payload would turn the hook's error into one of its own.
  const picture = await picturesOf(payload).check(name, bytes)
  const { id } = await payload.create({
    collection: 'media',
    data: { ...describe(picture) },
    file: { name, mimetype: picture.mimeType, data: bytes, size: bytes.byteLength },
    context: { picture },
    depth: 0,
    // Whoever calls has let nobody but editors in, and the rules for files are the collection's own hooks.
    overrideAccess: true,
  })
  return getMedium(db, String(id))
}
