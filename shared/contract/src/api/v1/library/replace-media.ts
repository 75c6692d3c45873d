import * as z from 'zod/mini'
import { imageUploadLimit, mediaItemSchema } from '../../../content/media/media.ts'
import { idSchema } from '../../../kernel/text/id.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { documentErrors, pictureErrors } from '../media.ts'

/** File that a picture had before: it can be had again under this id, for as long as removed content can. */
const formerFileSchema = z.object({ id: idSchema, originalFilename: z.string(), replacedAt: z.string() })

const answer = z.object({
  media: mediaItemSchema,
  /** Copies of the picture, which show the same parts of the new file. */
  copies: z.array(mediaItemSchema),
  /** File that takes the replacement back; null where the file was the same. */
  former: z.nullable(formerFileSchema),
})

/**
 * Puts another file in the place of a picture's, or a document's, as multipart fields `file` and `id`, wherever it is used: live at once, as everything
 * about a medium is. Words, tags and focal point stay; copies are cut anew. Of a copy its parent is replaced.
 */
export const replaceMedia = defineEndpoint({
  method: 'post',
  path: '/media/replace',
  summary: 'Replace a file everywhere',
  access: 'editor',
  reach: 'publish',
  upload: true,
  bodyLimit: imageUploadLimit,
  answer,
  errors: [...pictureErrors, ...documentErrors, 'NOT_FOUND', 'CROP_FAILED'],
})

/** Takes a replacement back, everywhere. CONFLICT where somebody has replaced the file again since. */
export const restoreMedia = defineEndpoint({
  method: 'post',
  path: '/media/restore',
  summary: 'Bring a replaced file back',
  access: 'editor',
  reach: 'publish',
  body: z.strictObject({ formerId: idSchema }),
  answer,
  errors: [...pictureErrors, ...documentErrors, 'NOT_FOUND', 'CROP_FAILED', 'CONFLICT'],
})

/** The file that a picture had before; null where it was never replaced, or too long ago. */
export const getFormerFile = defineEndpoint({
  method: 'get',
  path: '/media/former',
  summary: 'What a picture was before',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({ id: idSchema }),
  answer: z.object({ former: z.nullable(formerFileSchema) }),
})
