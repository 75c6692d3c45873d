'use client'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { maxPersonName } from '@blickfang/contract/api/v1/account/invitations.ts'
import { minPasswordLength } from '@blickfang/contract/api/v1/setup/first-choices.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'
import { type FormEvent, useState } from 'react'
import { errorSentence } from '../cms/error-sentence.ts'
import css from '../login/login-form.module.css'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import sheet from '../ui/lone-card.module.css'
import text from '../ui/text.module.css'
import { acceptInvitation } from './accept.ts'
import type { Sentences } from './messages.generated.ts'

interface InvitationFormProps {
  readonly t: Translate<Sentences>
  readonly token: string
  readonly invited: Answer<'openInvitation'>
}

/** Name and password of who was invited; the address is the invitation's. */
export function InvitationForm({ t, token, invited }: InvitationFormProps) {
  const [name, setName] = useState(invited.name)
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const { failure, busy, accept } = useAccept(t)
  const lacks = { name: !hasVisibleText(name), password: [...password.trim()].length < minPasswordLength }

  function submit(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (lacks.name || lacks.password || busy) return
    void accept({ token, email: invited.email, name: name.trim(), password })
  }
  return (
    <>
      <div className={css.words}>
        <h1 className={sheet.title}>{t('welcome', { site: invited.site })}</h1>
        <p className={text.soft}>{t(invited.role)}</p>
      </div>
      <form className={css.form} method="post" noValidate onSubmit={submit}>
        <TextField label={t('email')} type="email" autoComplete="username" value={invited.email} readOnly />
        <TextField
          label={t('name')}
          autoComplete="name"
          required
          maxLength={maxPersonName}
          value={name}
          onChange={(event) => setName(event.target.value)}
          hint={t('nameHint')}
          attempt={attempt}
          error={attempt > 0 && lacks.name ? t('nameMissing') : null}
        />
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          required
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          hint={t('passwordHint', { least: minPasswordLength })}
          attempt={attempt}
          error={attempt > 0 && lacks.password ? t('passwordShort', { least: minPasswordLength }) : null}
          showWord={t('show')}
          hideWord={t('hide')}
        />
        {failure && (
          <p className={css.failure} role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" variant="solid" wide busy={busy} className={css.submit}>
          {busy ? t('busy') : t('accept')}
        </Button>
      </form>
    </>
  )
}

type Given = Omit<Parameters<typeof acceptInvitation>[0], 'language'>

/** Accepts and opens the editor; a full load, so that nothing of this page goes on. */
function useAccept(t: Translate<Sentences>) {
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function accept(given: Given) {
    setFailure(null)
    setBusy(true)
    try {
      const language = await acceptInvitation({ ...given, language: t.language })
      if (language) return window.location.assign(`/${language}/edit/~home?toolbar=1`)
      setFailure(t('signInYourself'))
    } catch (error) {
      setFailure(sentenceOf(error, t.language))
    }
    setBusy(false)
  }
  return { failure, busy, accept }
}

/** Sentence about a failure; the server's own where it is about a field. */
function sentenceOf(error: unknown, language: string): string {
  const fields = error instanceof ApiError ? error.detail.fields : undefined
  const [said] = typeof fields === 'object' && fields !== null ? Object.values(fields) : []
  return said ? String(said) : errorSentence(error, language)
}
