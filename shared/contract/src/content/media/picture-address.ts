import { type IconForm, readIconForm } from '../icon-address.ts'
import type { MediaView } from './media.ts'

/** Widths in pixels in which pictures are kept: no other one is ever made. From a list's thumbnail to a large screen of double density. */
export const pictureWidths = [160, 320, 480, 640, 828, 1080, 1440, 1920, 2560] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Formats in which pictures are kept: `jpg` for previews in messengers, of which not all read the others. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Width of the one JPEG. Large previews begin at 600 pixels, and some messengers leave out what weighs over 300 kB. */
export const previewWidth = 1080

/** A form in which a picture is kept. */
export interface PictureVariant {
  readonly width: PictureWidth
  readonly format: PictureFormat
}

/** A picture's forms, and those of an icon that was made of one. */
export type PictureForm = PictureVariant | IconForm

/** The name of a form in its address and in the store. */
export function formName(form: PictureForm): string {
  return typeof form === 'string' ? form : `${form.width}.${form.format}`
}

type Addressed = Pick<MediaView, 'publicUrl'>

const originals = '/api/bf-media/file/'
const variants = '/api/bf-media/picture/'

/** Where a picture of the library is found in one width. A drawing scales by itself: its file is its only form, as a document's is. */
export function pictureAddress({ publicUrl }: Addressed, width: PictureWidth, format: PictureFormat = 'webp'): string {
  if (hasNoForms(publicUrl) || !publicUrl.startsWith(originals)) return publicUrl
  return `${variants}${publicUrl.slice(originals.length)}/${width}.${format}`
}

/**
 * The `srcset` of a picture, up to the first width that holds all its pixels. Null where there is nothing to choose: for
 * drawings, and in AVIF for GIFs, whose movement only WebP keeps.
 */
export function pictureSet(
  media: Addressed & Pick<MediaView, 'width'>,
  format: Exclude<PictureFormat, 'jpg'>,
): string | null {
  if (hasNoForms(media.publicUrl) || (format === 'avif' && mayMove(media.publicUrl))) return null
  return widthsOf(media.width)
    .map((width) => `${pictureAddress(media, width, format)} ${width}w`)
    .join(', ')
}

/** Where the picture is found as large as it is kept: what a visitor sees who asks for all of it. */
export function wholePictureAddress(media: Addressed & Pick<MediaView, 'width'>): string {
  return pictureAddress(media, widthsOf(media.width).at(-1) ?? pictureWidths[0])
}

/** Every form of a file that a page may show, smallest first. None for a drawing and for a document. */
export function variantsOf(filename: string, width: number | null): readonly PictureVariant[] {
  if (hasNoForms(filename)) return []
  const variants = widthsOf(width).flatMap((kept): PictureVariant[] => [
    { width: kept, format: 'webp' },
    ...(mayMove(filename) ? [] : [{ width: kept, format: 'avif' } as const]),
  ])
  return [...variants, { width: previewWidth, format: 'jpg' }]
}

// The library gives names whose ending tells the truth.
function hasNoForms(name: string): boolean {
  return name.endsWith('.svg') || name.endsWith('.pdf')
}

// Hardly a GIF stands still; a WebP that moves is the exception, and answers as WebP where AVIF is asked for.
function mayMove(name: string): boolean {
  return name.endsWith('.gif')
}

/** The widths in which a picture of so many pixels is kept; all of them where the number is not known. */
function widthsOf(width: number | null): readonly PictureWidth[] {
  const enough = pictureWidths.findIndex((kept) => width !== null && kept >= width)
  return enough < 0 ? pictureWidths : pictureWidths.slice(0, enough + 1)
}

/** The parts of a picture's address: the file in the store, its name, and the form unless it is the original. */
export interface AskedPicture {
  readonly filename: string
  readonly form: PictureForm | null
}

/** The address that asks for a picture. */
export function askedAddress({ filename, form }: AskedPicture): string {
  return form ? `${variants}${filename}/${formName(form)}` : originals + filename
}

/** Reads a path as the address of a picture; null when it is none that `pictureAddress` writes, nor an original's. */
export function readPictureAddress(pathname: string): AskedPicture | null {
  const [, file] = /^\/api\/bf-media\/file\/([^/]+)$/.exec(pathname) ?? []
  if (file) return filenamePattern.test(file) ? { filename: file, form: null } : null
  const [, filename = '', form = ''] = /^\/api\/bf-media\/picture\/([^/]+)\/([^/]+)$/.exec(pathname) ?? []
  const asked = readForm(form)
  return asked && filenamePattern.test(filename) ? { filename, form: asked } : null
}

/** `640.webp` or `icon-180.png` as a form; null for every form that is not kept. */
export function readForm(form: string): PictureForm | null {
  return readIconForm(form) ?? readVariant(form)
}

function readVariant(form: string): PictureVariant | null {
  const [digits, ending, rest] = form.split('.')
  const width = pictureWidths.find((kept) => String(kept) === digits)
  const format = pictureFormats.find((kept) => kept === ending)
  if (!width || !format || rest !== undefined || (format === 'jpg' && width !== previewWidth)) return null
  return { width, format }
}

/** Names that the library gives: nothing that leads out of a folder. */
const filenamePattern = /^[a-z0-9][\w-]{0,120}(\.[\w-]{1,20}){1,2}$/i
