import * as z from 'zod/mini'
import { cropAreaSchema } from '../../content/media/crop.ts'
import { folderSchema, maxTags, tagSchema } from '../../content/media/labels.ts'
import { focalPointSchema, imageUploadLimit, mediaItemSchema, mediaTypes } from '../../content/media/media.ts'
import { mediaUseSchema } from '../../content/media/media-use.ts'
import { localeSchema } from '../../kernel/locale.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { nameSchema } from '../../kernel/text/visible-text.ts'
import { aspectRatioSchema, videoIdSchemas } from '../../options/media/video.ts'
import { defineEndpoint } from '../endpoint.ts'
import { revalidationTagSchema } from './data.ts'

/** Orders of the library: what was changed last, what came last, by name, the largest file first. */
export const mediaOrders = ['updated', 'created', 'name', 'size'] as const

/**
 * Media of the library; 40 a page, cropped copies left out; with `id` that one alone. `unused`: those that nothing shows, and that
 * may therefore be deleted. Source: spec/editor.md §9.
 */
export const listMedia = defineEndpoint({
  method: 'get',
  path: '/media/list',
  summary: 'List media',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({
    id: z.optional(idSchema),
    type: z.optional(z.enum(mediaTypes)),
    search: z.optional(z.string().check(z.maxLength(100))),
    folder: z.optional(folderSchema),
    tag: z.optional(tagSchema),
    unused: z.optional(z.enum(['true'])),
    sort: z._default(z.enum(mediaOrders), 'updated'),
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  }),
  answer: z.object({ media: z.array(mediaItemSchema), total: z.int() }),
})

/** Why a file may not be kept as a picture. */
export const pictureErrors = [
  'FILE_TYPE',
  'FILE_MISNAMED',
  'FILE_DAMAGED',
  'FILE_PAGES',
  'PICTURE_TOO_LARGE',
  'DRAWING_UNREADABLE',
  'DRAWING_LOSES',
  'PICTURE_SLOW',
  'PICTURE_INTERRUPTED',
  'STORAGE_FULL',
] as const

/** Why a file may not be kept as a document. */
export const documentErrors = ['DOCUMENT_TYPE', 'DOCUMENT_DAMAGED', 'DOCUMENT_UNSAFE'] as const

/**
 * Takes one picture as multipart field `file` (and `alt`, `lang`), of 50 megapixels at most; with `type=document` one PDF, which is
 * refused when it is encrypted, runs something or carries other files. SVG is cleaned, and what not every browser
 * shows is kept as JPEG or PNG. `known=use`: a picture that is in the library already is answered, as `isKnown`, and not kept again. With a `key`, a uuid
 * of the caller's, the same file sent again is the same upload; a large one that is still worked on answers PICTURE_PENDING
 * after a while, and `getUpload` tells how it ends.
 */
export const uploadMedia = defineEndpoint({
  method: 'post',
  path: '/media/upload',
  summary: 'Upload a picture or a document',
  access: 'editor',
  reach: 'draft',
  upload: true,
  bodyLimit: imageUploadLimit,
  answer: z.object({ media: mediaItemSchema, isKnown: z.optional(z.boolean()) }),
  errors: [...pictureErrors, ...documentErrors, 'PICTURE_PENDING'],
})

/** Tells how the upload of a key ends: its medium, or why it was refused. NOT_FOUND: nobody knows it, and it may be sent again. */
export const getUpload = defineEndpoint({
  method: 'get',
  path: '/media/uploaded',
  summary: 'How an upload ends',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({ key: idSchema }),
  answer: z.object({ media: mediaItemSchema, isKnown: z.optional(z.boolean()) }),
  errors: [...pictureErrors, ...documentErrors, 'PICTURE_PENDING', 'NOT_FOUND'],
})

/** Changes what people say about a medium: its name, focal point, alternative text by language, tags. Live at once. */
export const updateMedia = defineEndpoint({
  method: 'post',
  path: '/media/update',
  summary: 'Change a medium',
  access: 'editor',
  reach: 'publish',
  body: z.strictObject({
    media: z.strictObject({
      id: idSchema,
      /** Without what says the kind of its file, which stays. */
      name: z.optional(nameSchema(150)),
      focalPoint: z.optional(z.nullable(z.strictObject(focalPointSchema.shape))),
      alt: z.optional(z.partialRecord(localeSchema, z.string().check(z.maxLength(500)))),
      /** Alternative texts that these replace, as the caller has seen them. Left out: whatever is there. CONFLICT: something else is. */
      altBefore: z.optional(z.partialRecord(localeSchema, z.string().check(z.maxLength(500)))),
      tags: z.optional(z.array(tagSchema).check(z.maxLength(maxTags))),
    }),
    revalidationTag: revalidationTagSchema,
  }),
  answer: z.object({ media: mediaItemSchema }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/**
 * Makes a copy of a picture that shows a part of it, with a focal point of its own; the picture and all places that show it stay as
 * they are. A copy is never cropped further: its parent is, so that nothing is lost for good. The same part and point again are the
 * same copy.
 */
export const cropImage = defineEndpoint({
  method: 'post',
  path: '/media/cropImage',
  summary: 'Crop a picture',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({
    media: z.strictObject({
      id: idSchema,
      cropArea: cropAreaSchema,
      /** As fractions of the part. Left out: the picture's own, moved into the part. */
      focalPoint: z.optional(z.strictObject(focalPointSchema.shape)),
    }),
    revalidationTag: revalidationTagSchema,
  }),
  answer: z.object({ croppedMedia: mediaItemSchema }),
  errors: ['NOT_FOUND', 'CROP_FAILED', 'STORAGE_FULL', 'PICTURE_SLOW', 'PICTURE_INTERRUPTED'],
})

/** Works out the blur hash of a picture anew. */
export const blurHash = defineEndpoint({
  method: 'post',
  path: '/media/blurHash',
  summary: 'Work out a blur hash',
  access: 'editor',
  reach: 'publish',
  body: z.strictObject({ media: z.strictObject({ id: idSchema }), revalidationTag: revalidationTagSchema }),
  answer: z.object({ blurHash: z.string() }),
  errors: ['NOT_FOUND', 'FILE_DAMAGED'],
})

/** Lists where a medium is used: on which pages, in their drafts or live, in the settings, and of which people it is the picture. */
export const listMediaUses = defineEndpoint({
  method: 'get',
  path: '/media/uses',
  summary: 'List where a medium is used',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({ id: idSchema }),
  answer: z.object({ uses: z.array(mediaUseSchema) }),
})

/**
 * Keeps a video of YouTube in the library, with a poster of our own. The addresses in `youtubeUrl` and `thumbnailUrl` are never
 * fetched: both follow from the id. A video that is kept already is answered as it is.
 */
export const addYoutubeVideo = defineEndpoint({
  method: 'post',
  path: '/media/youtube',
  summary: 'Add a video of YouTube',
  access: 'editor',
  reach: 'draft',
  rate: { points: 20, seconds: 60 },
  body: z.strictObject({
    videoId: videoIdSchemas.youtube,
    youtubeUrl: z.optional(z.string().check(z.maxLength(500))),
    thumbnailUrl: z.optional(z.string().check(z.maxLength(500))),
    aspectRatio: z.optional(aspectRatioSchema),
  }),
  answer: z.object({ media: mediaItemSchema }),
  errors: ['VIDEO_NOT_FOUND', 'VIDEO_SERVICE_DOWN', 'STORAGE_FULL'],
})

/** The same for a video that Mux streams for the shop, by its playback id. */
export const addMuxVideo = defineEndpoint({
  method: 'post',
  path: '/media/mux',
  summary: 'Add a video of Mux',
  access: 'editor',
  reach: 'draft',
  rate: { points: 20, seconds: 60 },
  body: z.strictObject({ videoId: videoIdSchemas.mux, aspectRatio: z.optional(aspectRatioSchema) }),
  answer: z.object({ media: mediaItemSchema }),
  errors: ['VIDEO_NOT_FOUND', 'VIDEO_SERVICE_DOWN', 'STORAGE_FULL'],
})

/** Deletes a medium that is used nowhere; with `groupId` it is first taken out of that group. IN_USE carries `uses`, as `listMediaUses` answers. */
export const deleteMedia = defineEndpoint({
  method: 'post',
  path: '/media/delete',
  summary: 'Delete a medium',
  access: 'editor',
  reach: 'publish',
  body: z.strictObject({
    mediaId: idSchema,
    bucketFolder: z.optional(z.string().check(z.maxLength(200))),
    groupId: z.optional(idSchema),
    objectId: z.optional(z.string().check(z.maxLength(200))),
    extension: z.optional(z.string().check(z.maxLength(10))),
  }),
  answer: z.object({ id: idSchema }),
  errors: ['NOT_FOUND', 'IN_USE'],
})
