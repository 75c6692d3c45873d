import { documentExtensions, imageUploadLimit, uploadExtensions } from '@blickfang/contract/content/media/media.ts'
import type { MediaWords } from '../messages/use-media-words.ts'

/** Kinds that a place takes: pictures, files that visitors take along, or both. */
export type Taken = 'image' | 'document' | 'all'

/** Kind as which a file is sent: the server holds it to that. */
export function typeOfFile({ name }: File, taken: Taken): 'image' | 'document' {
  if (taken !== 'all') return taken
  return isDocument(extensionOf(name)) ? 'document' : 'image'
}

/**
 * Reason for which the server would refuse the file after all of it has been sent, by extension and size. The server looks at the
 * bytes too. Source: spec/editor.md §5.
 */
export function reasonAgainst(file: File, taken: Taken, t: MediaWords): string | null {
  const extension = extensionOf(file.name)
  const type = typeOfFile(file, taken)
  if (type === 'document' && !isDocument(extension)) return t('noDocument')
  if (type === 'image' && !uploadExtensions.some((allowed) => allowed === extension)) return otherFile(extension, t)
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)
  const sizes = { size: megabytes(file.size), limit: megabytes(imageUploadLimit) }
  return file.size > imageUploadLimit ? t(type === 'document' ? 'documentTooLarge' : 'fileTooLarge', sizes) : null
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

function isDocument(extension: string): boolean {
  return documentExtensions.some((known) => known === extension)
}

/** Formats in which cameras keep a shot before it is a picture: each maker has a kind. */
const rawFiles: ReadonlySet<string> = new Set('cr2 cr3 nef nrw arw srf dng orf rw2 raf pef x3f 3fr'.split(' '))
/** Formats in which programs keep their own work. */
const workFiles: ReadonlySet<string> = new Set('pdf ai eps psd psb indd afphoto afdesign xcf sketch fig cdr'.split(' '))
const otherPictures: ReadonlySet<string> = new Set('jxl jp2 j2k ico tga pcx wdp jxr hdr exr'.split(' '))

/** Refuses a file by what it is, with what to do about it. */
function otherFile(extension: string, t: MediaWords): string {
  const type = extension.toUpperCase()
  if (rawFiles.has(extension)) return t('rawFile', { type })
  if (workFiles.has(extension)) return t('workFile', { type })
  return otherPictures.has(extension) ? t('otherPicture', { type }) : t('typeNotAllowed')
}
