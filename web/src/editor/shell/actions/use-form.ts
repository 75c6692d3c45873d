import { type FormEvent, useState } from 'react'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { useWords } from '../../locales/words.tsx'

interface FormUse {
  /** Sentence about what is missing or wrong, said before anything is sent; null: nothing is. */
  readonly check: (entered: FormData) => string | null
  /** Sends what was entered. A failure is said at the field, and so is a sentence that comes back. */
  readonly send: (entered: FormData) => Promise<string | undefined>
}

/** A form of one field that a button sends: `field` is what the field shows of it. */
export function useForm({ check, send }: FormUse) {
  const { language } = useWords()
  const [error, setError] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const entered = new FormData(event.currentTarget)
    const wrong = check(entered)
    setAttempt(attempt + 1)
    setError(wrong)
    if (wrong !== null) return
    setBusy(true)
    try {
      setError((await send(entered)) ?? null)
    } catch (failure) {
      setError(errorSentence(failure, language))
    }
    setBusy(false)
  }
  return { field: { attempt, error }, isBusy, submit }
}
