'use client'
import { type AccountRole, accountRoles, maxPersonName } from '@blickfang/contract/api/v1/account/invitations.ts'
import { type EditorLocale, editorLocales, localeName } from '@blickfang/contract/kernel/locale.ts'
import { emailSchema } from '@blickfang/contract/kernel/text/email.ts'
import { Choice } from '@blickfang/contract/options/choice.tsx'
import { useRef, useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import text from '../../../ui/text.module.css'
import { useWords } from '../../locales/words.tsx'
import { useForm } from '../../shell/actions/use-form.ts'
import { useNotify } from '../../shell/use-notify.ts'
import { useTyped } from '../kept-text.ts'
import { usePeopleWords } from './messages/use-people-words.ts'
import css from './people.module.css'

/** Asks for whom to invite and sends the mail; then the next can be invited. */
export function InviteForm({ onSent }: { readonly onSent: () => Promise<void> }) {
  const t = usePeopleWords()
  const { language } = useWords()
  const notify = useNotify()
  const [email, setEmail] = useTyped('people.email', '')
  const [name, setName] = useTyped('people.name', '')
  const [role, setRole] = useState<AccountRole>('optician')
  const [theirs, setTheirs] = useState<EditorLocale>(language)
  const first = useRef<HTMLInputElement>(null)
  const { field, isBusy, submit } = useForm({
    check: () => (emailSchema.safeParse(email).success ? null : t('emailMissing')),
    send: async () => {
      const { invitation } = await call('createInvitation', { email, name, role, language: theirs })
      notify.success(t('sent', { email: invitation.email }))
      setEmail('')
      setName('')
      first.current?.focus()
      await onSent()
    },
  })
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField
        label={t('email')}
        ref={first}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        {...field}
      />
      <TextField
        label={t('name')}
        autoComplete="off"
        maxLength={maxPersonName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <Choice
          label={t('role')}
          value={role}
          offered={accountRoles.toReversed().map((one) => ({ value: one, label: t(`roleName.${one}`) }))}
          onChange={setRole}
        />
        <p className={`${text.soft} ${css.hint}`}>{t(`roleHint.${role}`)}</p>
      </div>
      <Choice
        label={t('language')}
        value={theirs}
        offered={editorLocales.map((one) => ({ value: one, label: localeName(one, one) }))}
        onChange={setTheirs}
      />
      <Button type="submit" variant="solid" busy={isBusy} className={css.send}>
        {t('send')}
      </Button>
    </form>
  )
}
