import * as z from 'zod/mini'
import { mediaItemSchema } from '../../../content/media/media.ts'
import { localeSchema } from '../../../kernel/locale.ts'
import { idSchema } from '../../../kernel/text/id.ts'
import { defineEndpoint } from '../../endpoint.ts'

const mediaAnswer = z.object({ media: mediaItemSchema })

/** Tells whether films can be uploaded: the operator has given the keys of a service that takes them. */
export const getDirectUpload = defineEndpoint({
  method: 'get',
  path: '/media/directUpload',
  summary: 'Whether films can be uploaded',
  access: 'editor',
  reach: 'read',
  answer: z.object({ isOffered: z.boolean() }),
})

/** Asks Mux for an address to which a browser sends a film, in parts, for a day. Nothing is in the library yet. */
export const directUpload = defineEndpoint({
  method: 'post',
  path: '/media/directUpload',
  summary: 'Begin the upload of a film',
  access: 'editor',
  reach: 'draft',
  rate: { points: 20, seconds: 60 },
  answer: z.object({ url: z.string(), id: z.string() }),
  errors: ['VIDEO_UPLOAD_OFF', 'VIDEO_UPLOAD_REFUSED', 'VIDEO_UPLOAD_EMPTY'],
})

/**
 * Notes a film that was uploaded in the library, where it is prepared until its service has it ready: `videoSettings.status` says
 * so, and `getVideo` tells of it. The same upload again is the same medium.
 */
export const createEntry = defineEndpoint({
  method: 'post',
  path: '/media/createEntry',
  summary: 'Note an uploaded film',
  access: 'editor',
  reach: 'draft',
  rate: { points: 60, seconds: 60 },
  body: z.strictObject({
    uploadId: z.string().check(z.regex(/^[\w-]{8,100}$/)),
    /** Name of the file. */
    name: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: mediaAnswer,
  errors: ['VIDEO_UPLOAD_OFF', 'VIDEO_ENTRY_FAILED', 'STORAGE_FULL'],
})

/** How far a video is. Asked every 3 s for one that is prepared; its service is asked then as well, so nobody relies on its word. */
export const getVideo = defineEndpoint({
  method: 'get',
  path: '/media/video',
  summary: 'How far a video is',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({ id: idSchema }),
  answer: mediaAnswer,
  errors: ['NOT_FOUND'],
})

/** Makes a moment of a film that Mux streams its poster, in seconds from its beginning. Live at once. */
export const setPoster = defineEndpoint({
  method: 'post',
  path: '/media/poster',
  summary: 'Choose the poster of a film',
  access: 'editor',
  reach: 'publish',
  rate: { points: 30, seconds: 60 },
  body: z.strictObject({ id: idSchema, second: z.number().check(z.minimum(0), z.maximum(86_400)) }),
  answer: mediaAnswer,
  errors: ['NOT_FOUND', 'VIDEO_NOT_FOUND', 'VIDEO_SERVICE_DOWN', 'STORAGE_FULL'],
})

/** Keeps captions of a film in one language, as WebVTT; null takes them away. Live at once. */
export const setCaptions = defineEndpoint({
  method: 'put',
  path: '/media/captions',
  summary: 'Keep captions of a film',
  access: 'editor',
  reach: 'publish',
  body: z.strictObject({
    id: idSchema,
    locale: localeSchema,
    text: z.nullable(z.string().check(z.maxLength(200_000))),
  }),
  answer: mediaAnswer,
  errors: ['NOT_FOUND', 'CAPTIONS_WRONG'],
})
