'use client'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import { useSecondFactorWords } from './messages/use-second-factor-words.ts'

/** Copies what is shown beside it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useSecondFactorWords()
  const notify = useNotify()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      (error: unknown) => notify.failure(error, label),
    )
  return (
    <Button onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? t('copied') : label}</span>
    </Button>
  )
}
