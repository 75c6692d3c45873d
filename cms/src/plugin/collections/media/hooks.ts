import { randomBytes } from 'node:crypto'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { startFolders } from '@blickfang/contract/content/media/labels.ts'
import { normaliseSlug } from '@blickfang/contract/content/slug.ts'
import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { databaseOfRequest } from '../../db/database.ts'
import { asPayloadError } from '../../errors/payload-error.ts'
import { cutText } from '../../media/cut-text.ts'
import { picturesOf, type UploadedPicture } from '../../media/pictures.ts'
import { removeAfterCommit } from '../../media/remove-after-commit.ts'
import { removeFilmLater } from '../../media/remove-film-later.ts'
import { sumOf } from '../../media/sum-of.ts'
import { holdUnusedMedium, removeMadeOf } from '../../operations/media/delete-media.ts'
import { checkAs } from '../../operations/media/keep-file.ts'
import { uuidOf } from '../../reading/read-sql.ts'
import { expireTags } from '../expire-site.ts'

/** Payload reads a medium, and writes all of it back: nobody else may change it between the two. */
export const holdMedium: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && 'id' in args)
    await (await databaseOfRequest(req)).rows(
      sql`select 1 from bf_media where id = ${uuidOf(sql`${String(args.id)}::text`)} for update`,
    )
  return args
}

/** Every file that comes in, by whatever way: checked by its bytes, SVG cleaned, and given a name that nobody can guess. */
export const checkFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const picture = await checkOnce(req, file, 'id' in args ? args.id : undefined).catch((error) => {
    throw asPayloadError(error, req)
  })
  req.context.picture = picture
  req.context.originalFilename = file.name
  const base =
    normaliseSlug(file.name.replace(/\.[^.]*$/, '')).slice(0, 40) || (picture.extension === 'pdf' ? 'datei' : 'bild')
  const data = Buffer.from(picture.data)
  req.file = {
    ...file,
    data,
    size: data.byteLength,
    mimetype: picture.mimeType,
    name: `${base}-${randomBytes(12).toString('hex')}.${picture.extension}`,
  }
  return args
}

/** Nobody looks twice: `upload-media.ts` has looked at its file already. */
async function checkOnce(req: PayloadRequest, file: { name: string; data: Buffer }, id: unknown) {
  const known = req.context.picture as UploadedPicture | undefined
  if (known) return known
  const type = await typeFor(req, file.name, id)
  return checkAs(req.payload, type, { name: file.name, bytes: file.data }, { signal: req.signal })
}

/** A medium stays what it is; a new one is what its file says of itself, and is then held to it. */
async function typeFor(req: PayloadRequest, name: string, id: unknown): Promise<'image' | 'document'> {
  if (id === undefined) return name.toLowerCase().endsWith('.pdf') ? 'document' : 'image'
  const [row] = await (await databaseOfRequest(req)).rows<{ type: string }>(
    sql`select media_type as type from bf_media where id = ${uuidOf(sql`${String(id)}::text`)}`,
  )
  return row?.type === 'document' ? 'document' : 'image'
}

/** Fills in what a file's row says about it. */
export const describeFile: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const file = req.file
  const picture = req.context.picture as UploadedPicture | undefined
  if (!file || !picture) return data
  return {
    ...data,
    ...(operation === 'create' &&
      picture.extension === 'pdf' && { mediaType: 'document', bucketFolder: startFolders.document }),
    originalFilename: cutText(String(req.context.originalFilename ?? file.name), 200),
    objectId: file.name,
    extension: picture.extension,
    width: picture.width,
    height: picture.height,
    blurHash: picture.blurHash,
    focalX: data.focalX ?? originalDoc?.focalX ?? 50,
    focalY: data.focalY ?? originalDoc?.focalY ?? 50,
  }
}

/** Keeps the bytes of a new file; those that it takes the place of go once the row is changed for certain. */
export const keepFile: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const file = req.file
  if (!file || !req.context.picture || req.context.isReplaced) return
  await noteUpload(req, doc.id)
  await (await databaseOfRequest(req)).rows(sql`update bf_media set sum = ${sumOf(file.data)} where id = ${doc.id}`)
  const pictures = picturesOf(req.payload)
  await pictures.keep(doc.filename, file.data).catch((error) => {
    throw asPayloadError(error, req)
  })
  void pictures.prepare(doc.filename, doc.width)
  const replaced = previousDoc?.filename
  if (replaced && replaced !== doc.filename) await removeAfterCommit(await databaseOfRequest(req), replaced)
}

/** Notes an upload, one medium for each key, in the transaction that makes the medium. */
async function noteUpload(req: PayloadRequest, mediaId: string): Promise<void> {
  const upload = req.context.upload as { key: string; sum: string } | undefined
  if (!upload) return
  const noted = await (await databaseOfRequest(req)).rows(sql`
    insert into bf_uploads (key, sum, media_id) values (${upload.key}, ${upload.sum}, ${mediaId})
    on conflict (key) do nothing returning key`)
  if (noted.length === 0) throw asPayloadError(new AppError('CONFLICT'), req)
}

/** The pages that show a medium show its new words, crop and file. A new one is on no page yet. */
export const expireShown: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await expireTags(req, [`media:${doc.id}`])
}

/** The rule of `media/delete`, in the transaction in which Payload deletes the row: nothing goes that a page shows. */
export const keepShown: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await databaseOfRequest(req)
  await holdUnusedMedium({ payload: req.payload, db }, String(id)).catch((error) => {
    throw asPayloadError(error, req)
  })
  await removeMadeOf(db, String(id))
}

/** The bytes go once the row is gone for certain. */
export const removeFile: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const db = await databaseOfRequest(req)
  await removeAfterCommit(db, doc.filename)
  await removeFilmLater(db, doc.videoSettings)
}
