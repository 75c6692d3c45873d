import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { useCallback, useEffect, useRef } from 'react'
import { errorSentence } from '../../../../cms/error-sentence.ts'
import { uploadMedia } from '../../../../cms/upload-media.ts'
import { useWords } from '../../../locales/words.tsx'
import { useMediaWords } from '../messages/use-media-words.ts'
import { reasonAgainst, type Taken, typeOfFile } from './refuse-file.ts'
import { useUploadList } from './use-upload-list.ts'

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

/** Mark that tells a file from others: chosen again after a failure, it is the same upload. */
const markOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`

/** How a file is sent. */
interface Sent {
  readonly key: string
  /** Whether a picture that is in the library already will do. */
  readonly mayBeKnown: boolean
}

/** Uploads files one after the other; each failure stays beside its file and the others go on. */
export function useUploads(onUploaded: (item: MediaItem, isKnown: boolean) => void, taken: Taken = 'image') {
  const t = useMediaWords()
  const { language } = useWords()
  const { uploads, list } = useUploadList()
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
      const { change, drop, put } = list
      async function send(file: File, { key, mayBeKnown }: Sent, canceller: AbortController): Promise<void> {
        if (signal.aborted || canceller.signal.aborted) return
        const again = () => [drop(key), begin(file, { key: crypto.randomUUID(), mayBeKnown: false })]
        try {
          const ended = AbortSignal.any([signal, canceller.signal])
          const { media, isKnown = false } = await uploadMedia(file, {
            ...{ key, mayBeKnown, type: typeOfFile(file, taken), signal: ended },
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
        const failure = reasonAgainst(file, taken, t)
        put({ key, name: file.name, failure, cancel })
        if (!failure) last.current = last.current.then(() => send(file, sent, canceller))
      }
      for (const file of files)
        begin(file, { key: failed.current.get(markOf(file)) ?? crypto.randomUUID(), mayBeKnown: true })
    },
    [t, language, onUploaded, taken, list],
  )
  return { uploads, upload }
}
