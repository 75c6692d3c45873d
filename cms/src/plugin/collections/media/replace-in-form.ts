import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { databaseOfRequest } from '../../db/database.ts'
import { asPayloadError } from '../../errors/payload-error.ts'
import type { UploadedPicture } from '../../media/pictures.ts'
import { replaceFile } from '../../operations/library/replace-file.ts'
import { contextOfRequest } from '../../payload/context-of-request.ts'

/** Columns about a row's file: nobody's to write, and another's as soon as somebody has replaced the file since. */
const ofFile = [
  ...['filename', 'objectId', 'extension', 'originalFilename', 'mimeType', 'filesize', 'width', 'height', 'blurHash'],
] as const

/**
 * A file that comes with the form of a picture that is there takes the place of the one before by the operation of the library:
 * copies are cut anew, and what was can be had back. Without a file, what the row says of it stays as it is.
 */
export const replaceInForm: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data
  if (!req.file) return { ...data, ...pick(originalDoc) }
  const picture = req.context.picture as UploadedPicture | undefined
  if (!picture || originalDoc.mediaType === 'video') return data
  req.context.isReplaced = true
  return { ...data, ...(await replace(req, String(originalDoc.id), picture)) }
}

async function replace(req: PayloadRequest, mediaId: string, picture: UploadedPicture) {
  const file = { name: String(req.context.originalFilename), data: picture.data, picture }
  try {
    await replaceFile(await contextOfRequest(req), { mediaId, file, ...(req.signal && { signal: req.signal }) })
    const [row] = await (await databaseOfRequest(req)).rows<Record<string, unknown>>(sql`
      select filename, object_id as "objectId", extension, original_filename as "originalFilename", mime_type as "mimeType",
        filesize::float8 as filesize, width::float8 as width, height::float8 as height, blur_hash as "blurHash"
      from bf_media where id = ${mediaId}`)
    if (!row) throw new AppError('NOT_FOUND')
    return row
  } catch (error) {
    throw asPayloadError(error, req)
  }
}

function pick(doc: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(ofFile.flatMap((name) => (name in doc ? [[name, doc[name]]] : [])))
}
