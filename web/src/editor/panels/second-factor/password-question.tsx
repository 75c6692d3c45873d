'use client'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { useForm } from '../../shell/actions/use-form.ts'
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
  const { field, isBusy, submit } = useForm({
    check: (entered) => (entered.get('password') ? null : t('passwordMissing')),
    send: async (entered) => {
      await ask(String(entered.get('password')))
    },
  })
  return (
    <form className={css.form} method="post" noValidate onSubmit={submit}>
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        autoFocus
        {...field}
        showWord={t('showPassword')}
        hideWord={t('hidePassword')}
      />
      <div className={css.actions}>
        <Button type="submit" variant="solid" busy={isBusy}>
          {action}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </div>
    </form>
  )
}
