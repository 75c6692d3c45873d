'use client'
import text from '../../../../ui/text.module.css'
import { usePagesWords } from '../messages/use-pages-words.ts'

/** Says what somebody has saved since the form was opened: sending the form takes its place. */
export function NewerValue({ value }: { readonly value: string | null }) {
  const t = usePagesWords()
  if (value === null) return null
  return (
    <p className={text.soft} role="alert">
      {value === '' ? t('newer.emptied') : t('newer.saved', { value })}
    </p>
  )
}
