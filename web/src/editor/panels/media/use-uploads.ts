import { useCallback, useEffect, useRef, useState } from 'react'
import { imageExtensions, type MediaItem } from 'shared/content/media.ts'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { uploadMedia } from '../../../cms/upload-media.ts'
import { withToasts } from '../../../ui/toasts/toasts.ts'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { useWords } from '../../locales/words.tsx'

export interface Upload {
  readonly key: string
  readonly name: string
  /** Share that has been sent, 0..1. */
  readonly share: number
  /** It is in the library now, and says so for a moment. */
  readonly isDone: boolean
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
      const allowed = files.filter((file) => {
        if (isAllowed(file.name)) return true
        withToasts((toast) => toast.error(t('media.typeNotAllowed'), { description: file.name }))
        return false
      })
      const change = (key: string, next: Partial<Upload>) =>
        setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)))
      const drop = (key: string) => setUploads((before) => before.filter((one) => one.key !== key))
      const waiting = allowed.map((file) => ({ file, key: crypto.randomUUID() }))
      setUploads((before) => [
        ...before,
        ...waiting.map(({ file, key }) => ({ key, name: file.name, share: 0, isDone: false })),
      ])
      for (const { file, key } of waiting) {
        try {
          const { media } = await uploadMedia(file, { onProgress: (share) => change(key, { share }), signal })
          onUploaded(media)
          change(key, { share: 1, isDone: true })
          setTimeout(drop, doneFor, key)
        } catch (error) {
          if (signal.aborted) return
          drop(key)
          const description = errorSentence(error, language)
          withToasts((toast) => toast.error(t('media.uploadError', { name: file.name }), { description }))
        }
      }
    },
    [t, language, onUploaded],
  )
  return { uploads, upload }
}

/** By extension, as the server does it first; it looks at the bytes too. Source: spec/editor.md §5. */
function isAllowed(filename: string): boolean {
  const dot = filename.lastIndexOf('.')
  const extension = dot > 0 ? filename.slice(dot + 1).toLowerCase() : ''
  return imageExtensions.some((allowed) => allowed === extension)
}
