'use client'

import { localeName } from '@blickfang/contract/kernel/locale.ts'
import { momentInWords } from '@blickfang/contract/kernel/time/moment-in-words.ts'
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import css from '../account-list.module.css'
import type { Invitation, Words } from './use-invitations.ts'

interface InvitationItemProps {
  readonly of: Invitation
  readonly t: Words
  readonly language: string
  readonly changed: () => Promise<void>
}

/** Somebody who is invited: as what, by whom and until when, to be sent again or withdrawn. */
export function InvitationItem({ of: invitation, t, language, changed }: InvitationItemProps) {
  const { id, email, name, role, by, state, mail } = invitation
  const { run, isBusy } = useAction()
  const [isAsking, setAsking] = useState(false)
  const named = useId()
  const until = momentInWords(invitation.expiresAt, language)
  const act = async (call: 'resendInvitation' | 'withdrawInvitation', done: string) => {
    await run(call, { id }, { done, refresh: false })
    await changed()
  }
  const button = {
    ...({ buttonStyle: 'secondary', size: 'small', margin: false, disabled: isBusy } as const),
    extraButtonProps: { 'aria-describedby': named },
  }
  return (
    <li className={css.item}>
      <div className={css.about}>
        <strong id={named}>{email}</strong>
        <span>{[name, t(role), localeName(invitation.language, language)].filter(Boolean).join(', ')}</span>
        <span className={css.when}>
          {t(state, { until })} {by && t('by', { by })}
        </span>
        {state === 'open' && mail !== 'sent' && <span className={css.when}>{t(mail)}</span>}
      </div>
      <div className={css.buttons}>
        <Button {...button} onClick={() => void act('resendInvitation', t('resent', { email }))}>
          {t('resend')}
        </Button>
        <Button
          {...button}
          onClick={() => (isAsking ? void act('withdrawInvitation', t('withdrawn', { email })) : setAsking(true))}
        >
          {t(isAsking ? 'sure' : 'withdraw')}
        </Button>
        {isAsking && (
          <Button {...button} onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </li>
  )
}
