'use client'

import { type AccountRole, accountRoles, maxPersonName } from '@blickfang/contract/api/v1/account/invitations.ts'
import { type EditorLocale, editorLocales, localeName } from '@blickfang/contract/kernel/locale.ts'
import { Button } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import choice from '../../client/choice.module.css'
import { useAction } from '../../client/use-action.ts'
import css from '../account-list.module.css'
import type { Words } from './use-invitations.ts'

interface NewInvitationProps {
  readonly t: Words
  readonly language: string
  readonly changed: () => Promise<void>
  readonly close: () => void
}

/** Asks for whom to invite, and sends the mail. Stays open where it was refused. */
export function NewInvitation({ t, language, changed, close }: NewInvitationProps) {
  const { run, isBusy } = useAction()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<AccountRole>('optician')
  const [theirs, setTheirs] = useState<EditorLocale>(language === 'fr' ? 'fr' : 'de')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const asked = { email, name, role, language: theirs }
    const sent = await run('createInvitation', asked, { done: t('sent', { email }), refresh: false })
    if (!sent.ok) return
    await changed()
    close()
  }
  return (
    <form className={css.form} aria-label={t('invite')} onSubmit={(event) => void send(event)}>
      <Labelled label={t('email')}>
        {(id) => (
          <input
            id={id}
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            value={email}
            // biome-ignore lint/a11y/noAutofocus: whoever has pressed «invite» goes on here
            autoFocus
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Labelled>
      <Labelled label={t('name')}>
        {(id) => (
          <input
            id={id}
            maxLength={maxPersonName}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Labelled>
      <Labelled label={t('role')}>
        {(id) => (
          <select
            id={id}
            value={role}
            onChange={(event) => setRole(accountRoles.find((one) => one === event.target.value) ?? 'optician')}
          >
            {accountRoles.toReversed().map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={t('language')}>
        {(id) => (
          <select
            id={id}
            value={theirs}
            onChange={(event) => setTheirs(editorLocales.find((one) => one === event.target.value) ?? 'de')}
          >
            {editorLocales.map((one) => (
              <option key={one} value={one}>
                {localeName(one, one)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <div className={css.buttons}>
        <Button type="submit" buttonStyle="primary" size="medium" margin={false} disabled={isBusy}>
          {t('send')}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function Labelled({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={`${choice.choice} ${css.short}`}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
