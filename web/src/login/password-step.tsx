'use client'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import css from './login-form.module.css'
import type { Sentences } from './messages.generated.ts'
import { type Credentials, type SignInResult, signIn } from './sign-in.ts'

interface PasswordStepProps {
  readonly t: Translate<Sentences>
  readonly onSignedIn: () => void
  readonly onCodeNeeded: (credentials: Credentials) => void
}

type Failure = Exclude<SignInResult, 'signedIn' | 'codeNeeded'>

/** A form that password managers know, and a sentence for every way it can fail. */
export function PasswordStep({ t, onSignedIn, onCodeNeeded }: PasswordStepProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [missing, setMissing] = useState<{ email: boolean; password: boolean }>({ email: false, password: false })
  const [attempt, setAttempt] = useState(0)
  const password = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = { email: String(form.get('email') ?? '').trim(), password: String(form.get('password') ?? '') }
    setAttempt(attempt + 1)
    setFailure(null)
    setMissing({ email: !credentials.email, password: !credentials.password })
    if (!credentials.email || !credentials.password) return
    setBusy(true)
    const result = await signIn(credentials)
    if (result === 'signedIn') return onSignedIn()
    if (result === 'codeNeeded') return onCodeNeeded(credentials)
    setBusy(false)
    setFailure(result)
    if (result === 'wrong') password.current?.select()
  }

  return (
    <form className={css.form} method="post" noValidate onSubmit={submit}>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        attempt={attempt}
        error={missing.email ? t('emailMissing') : null}
      />
      <PasswordField
        label={t('password')}
        name="password"
        ref={password}
        autoComplete="current-password"
        required
        attempt={attempt}
        error={missing.password ? t('passwordMissing') : null}
        showWord={t('showPassword')}
        hideWord={t('hidePassword')}
      />
      {failure && (
        <p className={css.failure} role="alert">
          {t(failure)}
        </p>
      )}
      <Button type="submit" variant="solid" wide busy={busy} className={css.submit}>
        {busy ? t('busy') : t('submit')}
      </Button>
    </form>
  )
}
