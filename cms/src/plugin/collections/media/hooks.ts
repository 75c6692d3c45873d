import { randomBytes } from 'node:crypto'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { normaliseSlug } from 'shared/content/slug.ts'
import { asPayloadError } from '../../admin/virtual/payload-error.ts'
import { checkPicture } from '../../media/check-picture.ts'
import { makeBlurHash } from '../../media/make-blur-hash.ts'
import { expireSite } from '../expire-site.ts'

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
    originalFilename: String(req.context.originalFilename ?? file.name).slice(0, 200),
    objectId: file.name,
    extension: file.name.split('.').at(-1),
    blurHash: await makeBlurHash(file.data),
  }
}

/** A new medium is on no page yet. */
export const expireShown: CollectionAfterChangeHook = async ({ operation, req }) => {
  if (operation === 'update') await expireSite({ req })
}
