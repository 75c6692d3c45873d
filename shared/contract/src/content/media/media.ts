import * as z from 'zod/mini'
import { idSchema } from '../../kernel/text/id.ts'
import { filmSettingsSchema, videoSettingsSchema } from '../../options/media/video.ts'
import { cropAreaSchema } from './crop.ts'

/** Media types. Source: spec/editor.md §3. */
export const mediaTypes = ['image', 'video', 'audio', 'document'] as const
/** A point of the picture as fractions 0..1 of width and height, rounded to 2 decimals; it stays visible in every crop. */
export const focalPointSchema = z.object({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
})
export type FocalPoint = z.output<typeof focalPointSchema>

/**
 * A medium as pages and pickers need it. `width` and `height` in pixels of the original; null for vector files without a size. Of
 * a video the file is the poster, and `videoId` and `videoSettings` say what plays. A document is a file that visitors take along; it
 * has no picture.
 */
export const mediaViewSchema = z.object({
  id: idSchema,
  mediaType: z.enum(mediaTypes),
  mimeType: z.string(),
  publicUrl: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  blurHash: z.nullable(z.string()),
  focalPoint: z.nullable(focalPointSchema),
  /** Description of the picture, in the language asked for, else in the default language. */
  alt: z.string(),
  videoId: z.nullish(z.string()),
  videoSettings: z.nullish(videoSettingsSchema),
  /** Of a document: what its file is called, and its size in bytes. */
  document: z.nullish(z.object({ name: z.string(), size: z.number() })),
})
export type MediaView = z.output<typeof mediaViewSchema>

/**
 * Where the pictures lie that a feed has brought. They stand beside the words of their post, so visitors who hear the page miss
 * nothing without a description: nobody is asked for one as long as no person uses them.
 */
export const feedFolder = 'feeds'

/** A medium as the library shows it. Sizes in bytes. */
export const mediaItemSchema = z.extend(mediaViewSchema, {
  originalFilename: z.string(),
  extension: z.string(),
  fileSize: z.number(),
  bucketFolder: z.string(),
  objectId: z.string(),
  tags: z.array(z.string()),
  /** Parent of a copy that shows a part of another medium, and in `cropArea` the part. */
  parentId: z.nullable(idSchema),
  cropArea: z.nullable(cropAreaSchema),
  updated: z.string(),
  videoSettings: z.nullish(filmSettingsSchema),
  altByLanguage: z.record(z.string(), z.string()),
})
export type MediaItem = z.output<typeof mediaItemSchema>

/** Extensions under which pictures are kept. Source: spec/editor.md §5. */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'svg', 'webp'] as const
/** Extensions of what phones, cameras and scanners write: such a file is kept as a JPEG or a PNG. */
export const convertedExtensions = ['heic', 'heif', 'avif', 'tif', 'tiff', 'bmp'] as const
/** Extensions of documents: every device reads a PDF, and it is the one of its kind that can be checked. */
export const documentExtensions = ['pdf'] as const
/** All extensions that may be uploaded as pictures. */
export const uploadExtensions = [...imageExtensions, ...convertedExtensions] as const
/** The same, as a file input asks for them. */
export const acceptedFiles = uploadExtensions.map((extension) => `.${extension}`).join(',')
/** Documents, as a file input asks for them. */
export const acceptedDocuments = documentExtensions.map((extension) => `.${extension}`).join(',')
/** Largest upload in bytes (25 MiB), of a picture or a document: a phone's photo fits, a scan of a catalogue does not. */
export const imageUploadLimit = 25 * 1024 * 1024
