import type { CropArea } from '@blickfang/contract/content/media/crop.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Database } from '../../db/database.ts'
import { type Pictures, picturesOf, type UploadedPicture } from '../../media/pictures.ts'
import { sumOf } from '../../media/sum-of.ts'
import type { Turn } from '../../media/worker/job-queue.ts'
import type { OperationContext, UploadForm } from '../operation-context.ts'
import { getMedium, listMediaRows } from './media-rows.ts'

interface FileData {
  readonly mediaType: 'image' | 'video' | 'document'
  readonly bucketFolder: string
  readonly altByLanguage?: Readonly<Record<string, string>>
  readonly videoId?: string
  readonly videoSettings?: object
  /** Parent of a copy, with the part of it that it shows, and the focus in percent of the part. */
  readonly parent?: string
  readonly cropArea?: CropArea
  readonly focalX?: number
  readonly focalY?: number
  readonly tags?: readonly string[]
}

/** A medium, and whether it was there before. */
export interface Kept {
  readonly media: MediaItem
  readonly isKnown: boolean
}

/** In pixels; null for a drawing that has none. */
interface FileSize {
  readonly width: number | null
  readonly height: number | null
}

interface Keeping {
  /** Makes the other values of the row. */
  readonly describe: (size: FileSize) => FileData
  /** Aborts when nobody waits for it any more: then nothing is kept. */
  readonly signal?: AbortSignal | undefined
  readonly turn?: Turn | undefined
  /** Kind that the file is to be; a picture unless said. */
  readonly type?: 'image' | 'document'
  /** A file that the library has is taken as it is, and not kept again. */
  readonly mayBeKnown?: boolean
  /** The key of who sent it and the sum of its bytes: with it there is one medium and no second. */
  readonly upload?: { readonly key: string; readonly sum: string }
}

/**
 * Keeps a file as a medium, with what else its row says. Throws what `Pictures.check` and `Pictures.checkDocument` do when it is none
 * that the site shows, and STORAGE_FULL.
 */
export async function keepFile(
  { payload, db }: Pick<OperationContext, 'payload' | 'db'>,
  { name, data: bytes }: UploadForm['file'],
  { describe, signal, turn, upload, type = 'image', mayBeKnown = false }: Keeping,
): Promise<Kept> {
  const picture = await checkAs(payload, type, { name, bytes }, { signal, ...(turn && { turn }) })
  signal?.throwIfAborted()
  const known = mayBeKnown ? await findSame(db, sumOf(picture.data), type) : undefined
  if (known) return noteKnown(db, known, upload)
  const { id } = await payload.create({
    collection: 'bf-media',
    data: { ...describe(picture) },
    file: { name, mimetype: picture.mimeType, data: bytes, size: bytes.byteLength },
    context: { picture, upload },
    depth: 0,
    // Whoever calls has let nobody but editors in, and the rules for files are the collection's own hooks.
    overrideAccess: true,
  })
  return { media: await getMedium(db, String(id)), isKnown: false }
}

/** Looks at a file by the rules of what it is to be. */
export function checkAs(
  payload: Payload,
  type: 'image' | 'document',
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  waiting: Parameters<Pictures['check']>[2],
): Promise<UploadedPicture> {
  const pictures = picturesOf(payload)
  return type === 'document' ? pictures.checkDocument(name, bytes, waiting) : pictures.check(name, bytes, waiting)
}

/** The oldest of the originals that have these bytes. */
async function findSame(db: Database, sum: string, type: string): Promise<MediaItem | undefined> {
  const same = sql`where m.sum = ${sum} and m.parent_id is null and m.media_type = ${type} order by m.created_at, m.id limit 1`
  return (await listMediaRows(db, same))[0]
}

/** Sent again under its key, the upload is the same medium. */
async function noteKnown(db: Database, media: MediaItem, upload: Keeping['upload']): Promise<Kept> {
  if (upload)
    await db.rows(sql`
      insert into bf_uploads (key, sum, media_id) values (${upload.key}, ${upload.sum}, ${media.id}) on conflict (key) do nothing`)
  return { media, isKnown: true }
}
