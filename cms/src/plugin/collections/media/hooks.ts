import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { normaliseSlug } from 'shared/content/slug.ts'
import { asPayloadError } from '../../admin/virtual/payload-error.ts'
import { databaseOfRequest } from '../../db/database.ts'
import { checkPicture } from '../../media/check-picture.ts'
import { cutText } from '../../media/cut-text.ts'
import { makeBlurHash } from '../../media/make-blur-hash.ts'
import { expireTags } from '../expire-site.ts'

/** Payload reads a medium, and writes all of it back: nobody else may change it between the two. */
export const holdMedium: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && 'id' in args)
    await (await databaseOfRequest(req)).rows(sql`select 1 from media where id::text = ${String(args.id)} for update`)
  return args
}

/** Every file that comes in, by whatever way: checked by its bytes, SVG cleaned, and given a name that nobody can guess. */
export const checkFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const { extension, mimeType, data } = await checkPicture(file.name, file.data).catch((error) => {
    throw asPayloadError(error, req)
  })
  req.context.originalFilename = file.name
  const base = normaliseSlug(file.name.replace(/\.[^.]*$/, '')).slice(0, 40) || 'bild'
  req.file = {
    ...file,
    data,
    size: data.byteLength,
    mimetype: mimeType,
    name: `${base}-${randomBytes(12).toString('hex')}.${extension}`,
  }
  return args
}

/** What a file's row says about it. */
export const describeFile: CollectionBeforeChangeHook = async ({ data, req }) => {
  const file = req.file
  if (!file) return data
  return {
    ...data,
    originalFilename: cutText(String(req.context.originalFilename ?? file.name), 200),
    objectId: file.name,
    extension: file.name.split('.').at(-1),
    blurHash: await makeBlurHash(file.data),
  }
}

/** The pages that show a medium show its new words, crop and file. A new one is on no page yet. */
export const expireShown: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await expireTags(req, [`media:${doc.id}`])
}
