'use client'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { QrCode } from '@blickfang/views/game/parts/qr-code.tsx'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import text from '../../../ui/text.module.css'
import { useForm } from '../../shell/actions/use-form.ts'
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
  const codeIn = (entered: FormData) => String(entered.get('code') ?? '').trim()
  const { field, isBusy, submit } = useForm({
    check: (entered) => (/^\d{3}\s?\d{3}$/.test(codeIn(entered)) ? null : t('codeMissing')),
    send: async (entered) => {
      onDone((await call('confirmSecondFactor', { code: codeIn(entered) })).recoveryCodes)
    },
  })
  const secret = begun.secret.replace(/(.{4})(?=.)/g, '$1 ')
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
        {...field}
      />
      <div className={css.actions}>
        <Button type="submit" variant="solid" busy={isBusy}>
          {t('confirm')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
