'use client'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { QrCode } from '@blickfang/views/game/parts/qr-code.tsx'
import { type FormEvent, useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import text from '../../../ui/text.module.css'
import { useWords } from '../../locales/words.tsx'
import { CopyButton } from './copy-button.tsx'
import { useSecondFactorWords } from './messages/use-second-factor-words.ts'
import css from './second-factor.module.css'

interface SetUpProps {
  readonly begun: Answer<'beginSecondFactor'>
  readonly onCancel: () => void
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** Shows the secret to the app, and asks for the code that it makes of it. */
export function SetUp({ begun, onCancel, onDone }: SetUpProps) {
  const t = useSecondFactorWords()
  const { language } = useWords()
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const secret = begun.secret.replace(/(.{4})(?=.)/g, '$1 ')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    setAttempt(attempt + 1)
    if (!/^\d{3}\s?\d{3}$/.test(code)) return setFailure(t('codeMissing'))
    setFailure(null)
    setBusy(true)
    try {
      onDone((await call('confirmSecondFactor', { code })).recoveryCodes)
    } catch (error) {
      setFailure(errorSentence(error, language))
      setBusy(false)
    }
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p className={text.text}>{t('scan')}</p>
      <div className={css.qr}>
        <QrCode text={begun.address} alt={t('qr')} />
      </div>
      <div className={css.secret}>
        <span className={text.soft}>{t('secret')}</span>
        <code className={css.code}>{secret}</code>
        <CopyButton text={begun.secret} label={t('copy')} />
      </div>
      <TextField
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        autoFocus
        attempt={attempt}
        error={failure}
      />
      <div className={css.actions}>
        <Button type="submit" variant="solid" busy={busy}>
          {t('confirm')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
