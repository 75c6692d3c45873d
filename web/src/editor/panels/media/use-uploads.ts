import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { imageExtensions, imageUploadLimit, type MediaItem } from '@blickfang/contract/content/media/media.ts'
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

/** Uploads files one after the other; each failure stays beside its file and the others go on. */
export function useUploads(onUploaded: (item: MediaItem) => void) {
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

      async function send(file: File, key: string, canceller: AbortController): Promise<void> {
        if (signal.aborted || canceller.signal.aborted) return
        try {
          const ended = AbortSignal.any([signal, canceller.signal])
          const { media } = await uploadMedia(file, {
            ...{ key, signal: ended },
            onProgress: (share) => change(key, { share }),
            onPending: () => change(key, { share: 1, isPending: true }),
          })
          failed.current.delete(markOf(file))
          onUploaded(media)
          change(key, { share: 1, isDone: true })
          setTimeout(drop, doneFor, key)
        } catch (error) {
          if (signal.aborted || canceller.signal.aborted) return
          failed.current.set(markOf(file), key)
          const mayRetry = !(error instanceof ApiError) || passing.has(error.code)
          change(key, { failure: errorSentence(error, language), retry: mayRetry ? () => begin(file, key) : null })
        }
      }
      function begin(file: File, key: string): void {
        const canceller = new AbortController()
        const cancel = () => [canceller.abort(), drop(key)]
        const failure = reasonAgainst(file, t)
        const fresh = { key, name: file.name, share: 0, isPending: false, isDone: false, failure, retry: null, cancel }
        setUploads((before) =>
          before.some((one) => one.key === key)
            ? before.map((one) => (one.key === key ? fresh : one))
            : [...before, fresh],
        )
        if (!failure) last.current = last.current.then(() => send(file, key, canceller))
      }
      for (const file of files) begin(file, failed.current.get(markOf(file)) ?? crypto.randomUUID())
    },
    [t, language, onUploaded],
  )
  return { uploads, upload }
}

/** What the server would say after all of the file has been sent: by extension and size. It looks at the bytes too. Source: spec/editor.md §5. */
function reasonAgainst({ name, size }: File, t: MediaWords): string | null {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
  if (!imageExtensions.some((allowed) => allowed === extension)) return t('typeNotAllowed')
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)
  return size > imageUploadLimit
    ? t('fileTooLarge', { size: megabytes(size), limit: megabytes(imageUploadLimit) })
    : null
}
