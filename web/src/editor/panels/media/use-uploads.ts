import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { imageUploadLimit, type MediaItem, uploadExtensions } from '@blickfang/contract/content/media/media.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { uploadMedia } from '../../../cms/upload-media.ts'
import { useWords } from '../../locales/words.tsx'
import { type MediaWords, useMediaWords } from './messages/use-media-words.ts'

export interface Upload {
  readonly key: string
  readonly name: string
  /** Share that has been sent, 0..1. */
  readonly share: number
  /** It has arrived and takes longer than usual. */
  readonly isPending: boolean
  /** It is in the library now, and says so for a moment. */
  readonly isDone: boolean
  /** It was in the library before: sends it as a picture of its own; says so until it is taken away. */
  readonly again: (() => void) | null
  /** Why it is not in the library, and what to do: stays until it is read and taken away. */
  readonly failure: string | null
  /** Sends it again; null where that would change nothing. */
  readonly retry: (() => void) | null
  /** Gives it up, or takes it from the list. */
  readonly cancel: () => void
}

/** How long an upload says that it is done. Source: spec/editor.md §9. */
const doneFor = 3_000

/** Failures that may be otherwise the next time, with the same file. */
const passing: ReadonlySet<string> = new Set([
  'UNAVAILABLE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAUTHENTICATED',
  'PICTURE_SLOW',
  'PICTURE_INTERRUPTED',
  'STORAGE_FULL',
  'NOT_FOUND',
])

/** What of a file tells it from others: chosen again after a failure, it is the same upload. */
const markOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`

/** How a file is sent. */
interface Sent {
  readonly key: string
  /** Whether a picture that is in the library already will do. */
  readonly mayBeKnown: boolean
}

/** Uploads files one after the other; each failure stays beside its file and the others go on. */
export function useUploads(onUploaded: (item: MediaItem, isKnown: boolean) => void) {
  const t = useMediaWords()
  const { language } = useWords()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const stop = useRef(new AbortController())
  const failed = useRef(new Map<string, string>())
  const last = useRef(Promise.resolve())
  useEffect(() => {
    const controller = new AbortController()
    stop.current = controller
    return () => controller.abort()
  }, [])

  const upload = useCallback(
    (files: readonly File[]) => {
      const { signal } = stop.current
      const change = (key: string, next: Partial<Upload>) =>
        setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)))
      const drop = (key: string) => setUploads((before) => before.filter((one) => one.key !== key))

      async function send(file: File, { key, mayBeKnown }: Sent, canceller: AbortController): Promise<void> {
        if (signal.aborted || canceller.signal.aborted) return
        const again = () => [drop(key), begin(file, { key: crypto.randomUUID(), mayBeKnown: false })]
        try {
          const ended = AbortSignal.any([signal, canceller.signal])
          const { media, isKnown = false } = await uploadMedia(file, {
            ...{ key, mayBeKnown, signal: ended },
            onProgress: (share) => change(key, { share }),
            onPending: () => change(key, { share: 1, isPending: true }),
          })
          failed.current.delete(markOf(file))
          onUploaded(media, isKnown)
          change(key, { share: 1, isDone: true, again: isKnown ? again : null })
          if (!isKnown) setTimeout(drop, doneFor, key)
        } catch (error) {
          if (signal.aborted || canceller.signal.aborted) return
          failed.current.set(markOf(file), key)
          const mayRetry = !(error instanceof ApiError) || passing.has(error.code)
          change(key, {
            failure: errorSentence(error, language),
            retry: mayRetry ? () => begin(file, { key, mayBeKnown }) : null,
          })
        }
      }
      function begin(file: File, sent: Sent): void {
        const { key } = sent
        const canceller = new AbortController()
        const cancel = () => [canceller.abort(), drop(key)]
        const failure = reasonAgainst(file, t)
        const fresh = {
          key,
          name: file.name,
          share: 0,
          isPending: false,
          isDone: false,
          again: null,
          failure,
          retry: null,
          cancel,
        }
        setUploads((before) =>
          before.some((one) => one.key === key)
            ? before.map((one) => (one.key === key ? fresh : one))
            : [...before, fresh],
        )
        if (!failure) last.current = last.current.then(() => send(file, sent, canceller))
      }
      for (const file of files)
        begin(file, { key: failed.current.get(markOf(file)) ?? crypto.randomUUID(), mayBeKnown: true })
    },
    [t, language, onUploaded],
  )
  return { uploads, upload }
}

/** What the server would say after all of the file has been sent: by extension and size. It looks at the bytes too. Source: spec/editor.md §5. */
function reasonAgainst({ name, size }: File, t: MediaWords): string | null {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
  if (!uploadExtensions.some((allowed) => allowed === extension)) return otherFile(extension, t)
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)
  return size > imageUploadLimit
    ? t('fileTooLarge', { size: megabytes(size), limit: megabytes(imageUploadLimit) })
    : null
}

/** What cameras keep of a shot before it is a picture: each maker has a kind. */
const rawFiles: ReadonlySet<string> = new Set('cr2 cr3 nef nrw arw srf dng orf rw2 raf pef x3f 3fr'.split(' '))
/** What programs keep their own work in. */
const workFiles: ReadonlySet<string> = new Set('pdf ai eps psd psb indd afphoto afdesign xcf sketch fig cdr'.split(' '))
const otherPictures: ReadonlySet<string> = new Set('jxl jp2 j2k ico tga pcx wdp jxr hdr exr'.split(' '))

/** Refuses a file by what it is, with what to do about it. */
function otherFile(extension: string, t: MediaWords): string {
  const type = extension.toUpperCase()
  if (rawFiles.has(extension)) return t('rawFile', { type })
  if (workFiles.has(extension)) return t('workFile', { type })
  return otherPictures.has(extension) ? t('otherPicture', { type }) : t('typeNotAllowed')
}
