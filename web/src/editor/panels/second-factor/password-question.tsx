'use client'
import { type FormEvent, useState } from 'react'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { useWords } from '../../locales/words.tsx'
import { useSecondFactorWords } from './messages/use-second-factor-words.ts'
import css from './second-factor.module.css'

interface PasswordQuestionProps {
  readonly action: string
  /** Does it with the password; what it throws is said at the field. */
  readonly ask: (password: string) => Promise<void>
  readonly onCancel?: () => void
}

/** Asks for the password once more: an open session may be somebody else's. */
export function PasswordQuestion({ action, ask, onCancel }: PasswordQuestionProps) {
  const t = useSecondFactorWords()
  const { language } = useWords()
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setAttempt(attempt + 1)
    if (!password) return setFailure(t('passwordMissing'))
    setFailure(null)
    setBusy(true)
    try {
      await ask(password)
    } catch (error) {
      setFailure(errorSentence(error, language))
    }
    setBusy(false)
  }
  return (
    <form className={css.form} method="post" noValidate onSubmit={submit}>
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        autoFocus
        attempt={attempt}
        error={failure}
        showWord={t('showPassword')}
        hideWord={t('hidePassword')}
      />
      <div className={css.actions}>
        <Button type="submit" variant="solid" busy={busy}>
          {action}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </div>
    </form>
  )
}
