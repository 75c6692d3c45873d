import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { cropImage as contract } from '@blickfang/contract/api/v1/media.ts'
import { type CropArea, pointInArea } from '@blickfang/contract/content/media/crop.ts'
import type { FocalPoint, MediaItem } from '@blickfang/contract/content/media/media.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { picturesOf } from '../../media/pictures.ts'
import { jsonb } from '../content/content-table.ts'
import type { Call } from '../operation-context.ts'
import { keepFile } from './keep-file.ts'
import { getMedium, listMediaRows } from './media-rows.ts'

interface Part {
  readonly area: CropArea
  readonly focus: FocalPoint
}

/**
 * Makes a copy of a picture that shows a part of it; of a copy, a part of what it is a copy of. Throws NOT_FOUND, CROP_FAILED,
 * STORAGE_FULL, PICTURE_SLOW and PICTURE_INTERRUPTED.
 */
export async function cropImage(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { payload, db, body, signal } = call
  const named = await getMedium(db, body.media.id)
  const original = named.parentId ? await getMedium(db, named.parentId) : named
  if (original.mediaType !== 'image') throw new AppError('CROP_FAILED')
  const area = body.media.cropArea
  const focus = body.media.focalPoint ?? pointInArea(original.focalPoint ?? { x: 0.5, y: 0.5 }, area)
  const kept = await findCopy(db, original.id, { area, focus })
  if (kept) return { croppedMedia: kept }
  const pictures = picturesOf(payload)
  const data = await pictures.crop(original.objectId, area, { signal }).catch(refuseCut)
  const describe = () => describeCopy(original, named, { area, focus })
  const file = { name: nameOf(original), mimeType: original.mimeType, data: Buffer.from(data) }
  const copy = await keepFile({ payload, db }, file, { describe, signal }).catch(refuseCut)
  return { croppedMedia: copy.media }
}

async function findCopy(db: Database, parentId: string, { area, focus }: Part): Promise<MediaItem | undefined> {
  const [copy] = await listMediaRows(
    db,
    sql`where m.parent_id = ${parentId} and m.crop_area = ${jsonb(area)}
      and m.focal_x = ${Math.round(focus.x * 100)} and m.focal_y = ${Math.round(focus.y * 100)} order by m.id limit 1`,
  )
  return copy
}

/** Describes a copy in the words of the picture that was cropped; from then on each has its own. */
function describeCopy(original: MediaItem, { altByLanguage, tags }: MediaItem, { area, focus }: Part) {
  return {
    ...({ mediaType: 'image', bucketFolder: original.bucketFolder, parent: original.id, cropArea: area } as const),
    focalX: Math.round(focus.x * 100),
    focalY: Math.round(focus.y * 100),
    altByLanguage,
    tags,
  }
}

/** As the person knows it, under the extension that its bytes have. */
function nameOf({ originalFilename, extension }: MediaItem): string {
  return `${originalFilename.replace(/\.[^.]*$/, '')}.${extension}`
}

/** Says of a part what is wrong with its file: CROP_FAILED. */
export function refuseCut(cause: unknown): never {
  const isOfFile = cause instanceof AppError && ['FILE_TYPE', 'FILE_DAMAGED', 'PICTURE_TOO_LARGE'].includes(cause.code)
  throw isOfFile ? new AppError('CROP_FAILED', undefined, cause) : cause
}
