import { AppError, type ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import { readDrawnIcon } from '@blickfang/contract/content/icon-address.ts'
import type { CropArea } from '@blickfang/contract/content/media/crop.ts'
import { documentExtensions, uploadExtensions } from '@blickfang/contract/content/media/media.ts'
import { formName, type PictureForm, variantsOf } from '@blickfang/contract/content/media/picture-address.ts'
import { drawIcon } from '@blickfang/platform/icon/draw-icon.ts'
import { metrics } from '@blickfang/platform/server/metrics/metrics.ts'
import { type MediaStore, readStored, type StoredFile, variantKey } from '@blickfang/platform/store/media-store.ts'
import { pictureType } from '@blickfang/platform/store/picture-type.ts'
import type { Payload } from 'payload'
import { ownOf } from '../own/own-of.ts'
import { picturePixels } from './picture-pixels.ts'
import { JobQueue, smallPixels, type Turn } from './worker/job-queue.ts'
import type { CheckedFile, UploadExtension } from './worker/jobs.ts'
import { PictureWorker } from './worker/picture-worker.ts'

declare module '../own/own-of.ts' {
  interface Own {
    readonly pictures: Pictures
  }
}

/** A picture or a document that has been looked at, and what its file is called. */
export interface UploadedPicture extends CheckedFile {
  readonly mimeType: string
}

interface Waiting {
  readonly turn?: Turn
  /** Aborts when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined
}

/** Codes that say nothing about the picture, and in how many ms the answer may be otherwise. */
const passing: { readonly [C in ErrorCode]?: number } = {
  UNAVAILABLE: 0,
  PICTURE_SLOW: 600_000,
  PICTURE_INTERRUPTED: 600_000,
}

/** Keeps the library's files: looks at what comes in, puts it into the store, and makes the forms that pages show. Each process has one. */
export class Pictures {
  readonly #store: MediaStore
  readonly #queue = new JobQueue()
  readonly #workers = [new PictureWorker(), new PictureWorker()] as const
  /** Variants that cannot be made, why, and until when that is believed: asking again would take as long again. */
  readonly #hopeless = new Map<string, { readonly why: AppError; readonly until: number }>()

  constructor(store: MediaStore) {
    this.#store = store
  }

  /**
   * A file as a picture that the site may show. Throws what `checkPicture` does, PICTURE_SLOW, PICTURE_INTERRUPTED, RATE_LIMITED
   * when too many wait, and the signal's reason when nobody waits for it any more.
   */
  async check(
    filename: string,
    bytes: Uint8Array,
    { turn = 'editor', signal }: Waiting = {},
  ): Promise<UploadedPicture> {
    const extension = extensionOf(filename)
    if (!extension) throw new AppError('FILE_TYPE')
    const pixels = picturePixels(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const asked = { turn, key: crypto.randomUUID(), pixels, ...(signal && { signal }) }
    const job = { kind: 'check', extension, bytes } as const
    const checked = await this.#queue.add(asked, (place) => {
      // A small picture that comes meanwhile finds the second process ready.
      if (pixels > smallPixels) this.#workers[1].warm()
      return this.#workers[place].run(job, signal)
    })
    return { ...checked, mimeType: pictureType(`.${checked.extension}`) }
  }

  /** A file as a document that visitors may take along, by the same line. Throws what `checkDocument` does, and what `check` does of those who wait. */
  async checkDocument(
    filename: string,
    bytes: Uint8Array,
    { turn = 'editor', signal }: Waiting = {},
  ): Promise<UploadedPicture> {
    const ending = endingOf(filename)
    if (!documentExtensions.some((known) => known === ending)) throw new AppError('DOCUMENT_TYPE')
    const asked = { turn, key: crypto.randomUUID(), ...(signal && { signal }) }
    const job = { kind: 'document', bytes } as const
    const checked = await this.#queue.add(asked, (place) => this.#workers[place].run(job, signal))
    return { ...checked, mimeType: pictureType(`.${checked.extension}`) }
  }

  /** The bytes of a part of an original, in its own format. Throws NOT_FOUND, FILE_TYPE and FILE_DAMAGED for what nobody can cut, and what `check` does. */
  async crop(filename: string, area: CropArea, { turn = 'editor', signal }: Waiting = {}): Promise<Uint8Array> {
    return this.cut(await this.getOriginal(filename), area, { turn, ...(signal && { signal }) })
  }

  /** The same of bytes that are at hand. */
  async cut(data: Uint8Array, area: CropArea, { turn = 'editor', signal }: Waiting = {}): Promise<Uint8Array> {
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    const asked = { turn, key: crypto.randomUUID(), pixels: picturePixels(bytes), ...(signal && { signal }) }
    return this.#queue.add(asked, (place) => this.#workers[place].run({ kind: 'crop', area, bytes }, signal))
  }

  /** Throws STORAGE_FULL. */
  async keep(filename: string, bytes: Uint8Array): Promise<void> {
    await this.#store.write(filename, bytes, pictureType(filename)).catch(refuse)
  }

  /** Makes what pages will ask for, once nobody waits for anything else; done when it is there or cannot be made. */
  async prepare(filename: string, width: number | null): Promise<void> {
    // A variant that fails now is tried again when a page asks for it, and told then.
    await Promise.allSettled(variantsOf(filename, width).map((variant) => this.#make('nobody', filename, variant)))
  }

  /** Whether `prepare` has come to its end: the last form is there. */
  async isPrepared(filename: string, width: number | null): Promise<boolean> {
    const last = variantsOf(filename, width).at(-1)
    const found = last && (await this.#store.find(variantKey(filename, formName(last))))
    found?.stream.destroy()
    return !last || Boolean(found)
  }

  findOriginal(filename: string): Promise<StoredFile | null> {
    return this.#store.find(filename)
  }

  /** All bytes of an original. Throws NOT_FOUND. */
  async getOriginal(filename: string): Promise<Buffer> {
    const bytes = await readStored(this.#store, filename)
    if (!bytes) throw new AppError('NOT_FOUND')
    return bytes
  }

  /** The bytes of a form, made now if they are not there. Throws NOT_FOUND, UNAVAILABLE, FILE_TYPE for what has no such form, and FILE_DAMAGED for originals that nobody can read. */
  async getForm(filename: string, form: PictureForm): Promise<Uint8Array> {
    const key = variantKey(filename, formName(form))
    return (await readStored(this.#store, key)) ?? this.#make('visitor', filename, form)
  }

  /**
   * Lets go of an original and everything made from it, the thumbnails of earlier versions too. The original goes first: a form
   * that is written after the others have gone finds none, and goes as well.
   */
  async remove(filename: string): Promise<void> {
    await this.#store.removeAll(filename)
    await this.#store.removeAll(filename.replace(/\.[^.]*$/, '-320x'))
    await this.#store.removeAll(variantKey(filename, ''))
  }

  #make(turn: 'visitor' | 'nobody', filename: string, form: PictureForm): Promise<Uint8Array> {
    const key = variantKey(filename, formName(form))
    const known = this.#hopeless.get(key)
    if (known && known.until > Date.now()) return Promise.reject(known.why)
    return this.#queue.add({ turn, key }, async (place) => {
      const found = await readStored(this.#store, key)
      if (found) return found
      const drawn = readDrawnIcon(filename)
      const bytes = drawn ? Buffer.from(drawIcon(drawn)) : await this.getOriginal(filename)
      const made = await this.#workers[place].run(jobOf(form, bytes)).catch((error) => {
        metrics().count('pictures_made_total', { result: 'failed' })
        if (error instanceof AppError && this.#hopeless.size < 10_000) {
          const ms = passing[error.code] ?? Number.POSITIVE_INFINITY
          this.#hopeless.set(key, { why: error, until: Date.now() + ms })
        }
        throw error
      })
      metrics().count('pictures_made_total', { result: 'done' })
      await this.#store.write(key, made, pictureType(key)).catch(refuse)
      if (!drawn) await this.#forgetWhenGone(filename)
      return made
    })
  }

  /** A medium may be deleted while a form of it is made. */
  async #forgetWhenGone(filename: string): Promise<void> {
    const original = await this.#store.find(filename)
    original?.stream.destroy()
    if (!original) await this.remove(filename)
  }
}

function jobOf(form: PictureForm, bytes: Uint8Array) {
  return typeof form === 'string'
    ? ({ kind: 'icon', form, bytes } as const)
    : ({ kind: 'encode', variant: form, bytes } as const)
}

export function picturesOf(payload: Payload): Pictures {
  return ownOf(payload).pictures
}

function extensionOf(filename: string): UploadExtension | undefined {
  const ending = endingOf(filename)
  return uploadExtensions.find((known) => known === ending)
}

function endingOf(filename: string): string | undefined {
  return /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase()
}

/** Codes of a disk, a quota and a bucket that hold no more. */
const noRoom: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'XMinioStorageFull'])

function refuse(cause: unknown): never {
  const said = cause instanceof Error ? [('code' in cause && String(cause.code)) || '', cause.name] : []
  throw new AppError(said.some((word) => noRoom.has(word)) ? 'STORAGE_FULL' : 'UNAVAILABLE', undefined, cause)
}
