'use client'
import { minPasswordLength } from '@blickfang/contract/api/v1/setup/first-choices.ts'
import { useState } from 'react'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'

/** E-mail, name and password of whoever will manage the site. */
export function AccountStep(props: StepProps) {
  const { t, answers, set, password, setPassword } = props
  const [attempt, setAttempt] = useState(0)
  const isShort = [...password.trim()].length < minPasswordLength
  const lacks = { email: !answers.email.includes('@'), password: isShort }
  function check() {
    setAttempt(attempt + 1)
    return !lacks.email && !lacks.password
  }
  const wasGiven = answers.email !== '' && password === '' && attempt === 0
  return (
    <StepFrame {...props} title={t('account.title')} intro={t('account.intro')} check={check}>
      <TextField
        label={t('account.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={answers.email}
        onChange={(event) => set({ email: event.target.value })}
        attempt={attempt}
        error={attempt > 0 && lacks.email ? t('account.emailMissing') : null}
      />
      <TextField
        label={t('account.name')}
        autoComplete="name"
        value={answers.person}
        onChange={(event) => set({ person: event.target.value })}
      />
      <PasswordField
        label={t('account.password')}
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        hint={wasGiven ? t('account.passwordAgain') : t('account.passwordHint', { least: minPasswordLength })}
        attempt={attempt}
        error={attempt > 0 && lacks.password ? t('account.passwordShort', { least: minPasswordLength }) : null}
        showWord={t('account.show')}
        hideWord={t('account.hide')}
      />
    </StepFrame>
  )
}
