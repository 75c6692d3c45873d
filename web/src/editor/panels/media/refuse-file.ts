import { imageUploadLimit, uploadExtensions } from '@blickfang/contract/content/media/media.ts'
import type { MediaWords } from './messages/use-media-words.ts'

/**
 * Reason for which the server would refuse the file after all of it has been sent, by extension and size. The server looks at the
 * bytes too. Source: spec/editor.md §5.
 */
export function reasonAgainst({ name, size }: File, t: MediaWords): string | null {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
  if (!uploadExtensions.some((allowed) => allowed === extension)) return otherFile(extension, t)
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)
  return size > imageUploadLimit
    ? t('fileTooLarge', { size: megabytes(size), limit: megabytes(imageUploadLimit) })
    : null
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
