import { useMemo } from 'react'
import { toast } from 'sonner'
import { errorSentence } from '../../cms/api-error.ts'
import { useWords } from '../locales/words.tsx'

interface Notify {
  readonly success: (message: string) => void
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
    function failure(error: unknown, title?: string, id?: string | number) {
      const sentence = errorSentence(error, language)
      const options = { duration: 10_000, ...(id !== undefined && { id }) }
      if (title) toast.error(title, { description: sentence, ...options })
      else toast.error(sentence, options)
    }
    return {
      success: (message) => toast.success(message),
      failure: (error, title) => failure(error, title),
      during: async (work, words) => {
        const id = toast.loading(words.loading)
        try {
          const result = await work
          toast.success(words.success, { id })
          return result
        } catch (error) {
          failure(error, words.title, id)
          return undefined
        }
      },
    }
  }, [language])
}
