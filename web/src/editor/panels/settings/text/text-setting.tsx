'use client'
import { useEffect, useState } from 'react'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useDialogWords } from '../../../locales/dialog-words.ts'
import { parseText, type TextKind } from './validate-text.ts'

interface TextSettingProps {
  label: string
  value: string
  kind?: TextKind
  hint?: string
  placeholder?: string
  maxLength?: number
  disabled?: boolean
  onSave: (value: string) => void
}

/** No input of type e-mail: browsers hand out «bücher.ch» as «xn--bcher-kva.ch». */
const inputs = {
  text: { type: 'text' },
  number: { type: 'text' },
  count: { type: 'text', inputMode: 'numeric' },
  email: { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel' },
  date: { type: 'date' },
  url: { type: 'text', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
} as const

/** A text of the settings: checked and saved on leaving, only when it changed. */
export function TextSetting({ value, kind = 'text', onSave, maxLength = 200, ...rest }: TextSettingProps) {
  const t = useDialogWords()
  const [draft, setDraft] = useState(value)
  const [error, setError] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => setDraft(value), [value])

  function leave() {
    const next = parseText(kind, draft)
    setError(next === null ? t(`invalid.${kind}`) : null)
    setAttempt(attempt + 1)
    if (next === null) return
    setDraft(next)
    if (next !== value) onSave(next)
  }
  return (
    <TextField
      {...rest}
      {...inputs[kind]}
      maxLength={maxLength}
      value={draft}
      error={error}
      attempt={attempt}
      onChange={(event) => {
        setDraft(event.target.value)
        if (error && parseText(kind, event.target.value) !== null) setError(null)
      }}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}
