import { randomBytes } from 'node:crypto'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
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
import { uuidOf } from '../../reading/read-sql.ts'
import { expireTags } from '../expire-site.ts'

/** Payload reads a medium, and writes all of it back: nobody else may change it between the two. */
export const holdMedium: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && 'id' in args)
    await (await databaseOfRequest(req)).rows(
      sql`select 1 from media where id = ${uuidOf(sql`${String(args.id)}::text`)} for update`,
    )
  return args
}

/** Every file that comes in, by whatever way: checked by its bytes, SVG cleaned, and given a name that nobody can guess. */
export const checkFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const picture = await checkOnce(req, file).catch((error) => {
    throw asPayloadError(error, req)
  })
  req.context.picture = picture
  req.context.originalFilename = file.name
  const base = normaliseSlug(file.name.replace(/\.[^.]*$/, '')).slice(0, 40) || 'bild'
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
async function checkOnce({ context, payload, signal }: PayloadRequest, file: { name: string; data: Buffer }) {
  return (context.picture as UploadedPicture | undefined) ?? picturesOf(payload).check(file.name, file.data, { signal })
}

/** Fills in what a file's row says about it. */
export const describeFile: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const file = req.file
  const picture = req.context.picture as UploadedPicture | undefined
  if (!file || !picture) return data
  return {
    ...data,
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
  await (await databaseOfRequest(req)).rows(sql`update media set sum = ${sumOf(file.data)} where id = ${doc.id}`)
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
    insert into uploads (key, sum, media_id) values (${upload.key}, ${upload.sum}, ${mediaId})
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
