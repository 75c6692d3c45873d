import { readEntry } from '@blickfang/contract/forms/read-entry.ts'
import type { Form } from '@blickfang/contract/kernel/form.ts'
import { useEffect, useState } from 'react'
import type { Entry } from './use-entry.ts'

/** Values that stand in the form at this moment, for what is worked out of them. */
export function useEntered(
  form: Form,
  { formRef, isAwake }: Pick<Entry, 'formRef' | 'isAwake'>,
): Readonly<Record<string, unknown>> {
  const [entered, setEntered] = useState<Readonly<Record<string, unknown>>>({})
  useEffect(() => {
    const place = formRef.current
    if (!place || !isAwake) return
    const read = () => setEntered(readEntry(form, new FormData(place)))
    // The browser empties the fields after it has said so.
    const readSoon = () => queueMicrotask(read)
    read()
    place.addEventListener('input', read)
    place.addEventListener('reset', readSoon)
    return () => {
      place.removeEventListener('input', read)
      place.removeEventListener('reset', readSoon)
    }
  }, [form, formRef, isAwake])
  return entered
}
