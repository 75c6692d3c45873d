import type { ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import type { IconForm } from '@blickfang/contract/content/icon-address.ts'
import type { CropArea } from '@blickfang/contract/content/media/crop.ts'
import type { documentExtensions, imageExtensions, uploadExtensions } from '@blickfang/contract/content/media/media.ts'
import type { PictureVariant } from '@blickfang/contract/content/media/picture-address.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'

export type Extension = (typeof imageExtensions)[number]
export type UploadExtension = (typeof uploadExtensions)[number]

/** Looks at an upload and makes of it what is kept. */
interface CheckJob {
  readonly kind: 'check'
  readonly extension: UploadExtension
  readonly bytes: Uint8Array
}

/** Looks at a file that visitors are to take along. */
interface DocumentJob {
  readonly kind: 'document'
  readonly bytes: Uint8Array
}

/** Makes one variant of an original. */
interface EncodeJob {
  readonly kind: 'encode'
  readonly variant: PictureVariant
  readonly bytes: Uint8Array
}

/** Makes one form of a site's icon. */
interface IconJob {
  readonly kind: 'icon'
  readonly form: IconForm
  readonly bytes: Uint8Array
}

/** Cuts a part out of an original. */
interface CropJob {
  readonly kind: 'crop'
  readonly area: CropArea
  readonly bytes: Uint8Array
}

/** A file that is fit to be kept. Sizes in pixels; null for what has none, as a document. */
export interface CheckedFile {
  /** The bytes to keep: an SVG comes back cleaned, a photograph upright and without the camera's notes. */
  readonly data: Uint8Array
  /** Under which it is kept: that of the upload, unless it was made another kind of picture. */
  readonly extension: Extension | (typeof documentExtensions)[number]
  readonly width: number | null
  readonly height: number | null
  readonly blurHash: string | null
}

export type Job = CheckJob | DocumentJob | EncodeJob | IconJob | CropJob
export type ResultOf<J extends Job> = J extends CheckJob | DocumentJob ? CheckedFile : Uint8Array

/** Answer of the process: a result, or why not, as the code that a person is told. */
export type JobReply =
  | { readonly result: CheckedFile | Uint8Array; readonly rss: number }
  | { readonly refused: { code: ErrorCode; detail?: { readonly [key: string]: Json } }; readonly rss: number }

/** Message of the process: first that it has started. */
export type Reply = { readonly isReady: true } | JobReply
