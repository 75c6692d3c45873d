import { imageExtensions, imageUploadLimit, type MediaItem } from '@blickfang/shared/content/media.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { uploadMedia } from '../../../cms/upload-media.ts'
import { withToasts } from '../../../ui/toasts/toasts.ts'
import { type DialogWords, useDialogWords } from '../../locales/dialog-words.ts'
import { useWords } from '../../locales/words.tsx'

export interface Upload {
  readonly key: string
  readonly name: string
  /** Share that has been sent, 0..1. */
  readonly share: number
  /** It is in the library now, and says so for a moment. */
  readonly isDone: boolean
  readonly cancel: () => void
}

/** How long an upload says that it is done. Source: spec/editor.md §9. */
const doneFor = 3_000

/** Uploads files one after the other; each failure gets its own message and the others go on. */
export function useUploads(onUploaded: (item: MediaItem) => void) {
  const t = useDialogWords()
  const { language } = useWords()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const stop = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    stop.current = controller
    return () => controller.abort()
  }, [])

  const upload = useCallback(
    async (files: readonly File[]) => {
      const { signal } = stop.current
      const refuse = (name: string, description: string) =>
        withToasts((toast) => toast.error(t('media.uploadError', { name }), { description }))
      const change = (key: string, next: Partial<Upload>) =>
        setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)))
      const drop = (key: string) => setUploads((before) => before.filter((one) => one.key !== key))
      const waiting = files.flatMap((file) => {
        const reason = reasonAgainst(file, t)
        if (reason) refuse(file.name, reason)
        return reason ? [] : [{ file, key: crypto.randomUUID(), canceller: new AbortController() }]
      })
      const cancel = (key: string, canceller: AbortController) => () => {
        canceller.abort()
        drop(key)
      }
      setUploads((before) => [
        ...before,
        ...waiting.map(({ file, key, canceller }) => ({
          key,
          name: file.name,
          share: 0,
          isDone: false,
          cancel: cancel(key, canceller),
        })),
      ])
      for (const { file, key, canceller } of waiting) {
        if (canceller.signal.aborted) continue
        try {
          const ended = AbortSignal.any([signal, canceller.signal])
          const { media } = await uploadMedia(file, { onProgress: (share) => change(key, { share }), signal: ended })
          onUploaded(media)
          change(key, { share: 1, isDone: true })
          setTimeout(drop, doneFor, key)
        } catch (error) {
          if (signal.aborted) return
          if (canceller.signal.aborted) continue
          drop(key)
          refuse(file.name, errorSentence(error, language))
        }
      }
    },
    [t, language, onUploaded],
  )
  return { uploads, upload }
}

/** What the server would say after all of the file has been sent: by extension and size. It looks at the bytes too. Source: spec/editor.md §5. */
function reasonAgainst({ name, size }: File, t: DialogWords): string | null {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
  if (!imageExtensions.some((allowed) => allowed === extension)) return t('media.typeNotAllowed')
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)
  return size > imageUploadLimit
    ? t('media.fileTooLarge', { size: megabytes(size), limit: megabytes(imageUploadLimit) })
    : null
}
