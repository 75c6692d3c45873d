import { useMemo } from 'react'
import { v7 } from 'uuid'
import { reportMissing } from '../../ui/parts/part-trouble.ts'
import { withToasts } from '../../ui/toasts/toasts.ts'
import { useWords } from '../locales/words.tsx'
import { errorSentences } from '../sync/sentences/error-sentences.ts'

type ErrorSentence = NonNullable<ReturnType<typeof errorSentences.loaded>>

interface Notify {
  readonly success: (message: string) => void
  /** Says what happened without the person's doing, or beside it. */
  readonly news: (message: string, detail?: string) => void
  /** Says which step was taken back or again, in the place of the one before. */
  readonly step: (message: string) => void
  /** Says that something was not taken, and why. */
  readonly refusal: (message: string) => void
  /** Says what failed, why, and what to do. `title` is what was tried. */
  readonly failure: (error: unknown, title?: string) => void
  /** Shows `loading` until the work is done, then `success`, or `title` with the reason. Resolves to undefined if it failed. */
  readonly during: <T>(
    work: Promise<T>,
    words: { loading: string; success: string; title: string },
  ) => Promise<T | undefined>
}

/** Toast messages in the editor's language. */
export function useNotify(): Notify {
  const { language } = useWords()
  return useMemo<Notify>(() => {
    function failure(error: unknown, title?: string, id?: string) {
      const options = { duration: 10_000, ...(id !== undefined && { id }) }
      const tell = (say: ErrorSentence) => {
        const sentence = say(error, language)
        withToasts((toast) =>
          title ? toast.error(title, { description: sentence, ...options }) : toast.error(sentence, options),
        )
      }
      const say = errorSentences.loaded()
      if (say) return tell(say)
      errorSentences.load().then(tell, (missing: unknown) => {
        console.warn(missing)
        reportMissing({ retry: () => failure(error, title, id), giveUp: () => {} })
      })
    }
    return {
      success: (message) => withToasts((toast) => toast.success(message)),
      news: (message, detail) =>
        withToasts((toast) => toast.info(message, { ...(detail && { description: detail }), duration: 8_000 })),
      step: (message) => withToasts((toast) => toast.info(message, { id: 'step', duration: 3_000 })),
      // Said once, however many keys are refused.
      refusal: (message) => withToasts((toast) => toast.error(message, { duration: 10_000, id: message })),
      failure: (error, title) => failure(error, title),
      during: async (work, words) => {
        const id = v7()
        withToasts((toast) => toast.loading(words.loading, { id }))
        try {
          const result = await work
          withToasts((toast) => toast.success(words.success, { id }))
          return result
        } catch (error) {
          failure(error, words.title, id)
          return undefined
        }
      },
    }
  }, [language])
}
