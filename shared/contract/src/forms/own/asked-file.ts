import { convertedExtensions, documentExtensions, imageExtensions } from '../../content/media/media.ts'
import { readId } from '../../kernel/text/id.ts'

/** Largest file of an entry, in bytes (10 MiB): a phone's photo and a scanned letter fit. */
export const maxAnswerBytes = 10 * 1024 * 1024

/** The extensions of what a visitor may add to an entry: pictures, without drawings, which are programs, and PDF. */
export const answerExtensions: readonly string[] = [
  ...imageExtensions.filter((extension) => extension !== 'svg'),
  ...convertedExtensions,
  ...documentExtensions,
]

/** The same, as a file input asks for them. */
export const acceptedAnswers = answerExtensions.map((extension) => `.${extension}`).join(',')

/** The name of the extension of a file, in small letters; empty where it has none. */
export function extensionOfAnswer(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Where who may read an entry gets a file of it. */
export function entryFileAddress(file: string): string {
  return `/api/bf-submissions/file/${file}`
}

/** Whether something is a file that somebody has chosen: an input in which none is holds one without bytes. */
export function isChosenFile(value: unknown): value is File {
  return value instanceof File && value.size > 0
}

/**
 * Value of a field for a file: the file itself, on a page before it is sent, else the id that the server has given to it. The
 * file counts where both are there, as a newer choice. Undefined where there is neither.
 */
export function fileIn(all: readonly unknown[]): File | string | undefined {
  return (
    all.find(isChosenFile) ?? (all.find((value) => typeof value === 'string' && value !== '') as string | undefined)
  )
}

/** Why a field does not take what stands in it, as one of the form's reasons; null where it does. The server looks into the file. */
export function reasonAgainstAnswer(value: unknown, isRequired: boolean): string | null {
  if (value === undefined || value === '') return isRequired ? 'required' : null
  if (!isChosenFile(value)) return typeof value === 'string' && readId(value) ? null : 'fileGone'
  if (!answerExtensions.includes(extensionOfAnswer(value.name))) return 'fileType'
  return value.size > maxAnswerBytes ? 'fileTooLarge' : null
}
