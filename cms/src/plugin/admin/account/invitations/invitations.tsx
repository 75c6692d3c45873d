'use client'

import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { Button, useAuth, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import css from '../account-list.module.css'
import { InvitationItem } from './invitation-item.tsx'
import { messages } from './messages.generated.ts'
import { NewInvitation } from './new-invitation.tsx'
import { useInvitations } from './use-invitations.ts'

/** Above the list of accounts, for admins: those who are invited and have not come yet, and the way to invite another. */
export function Invitations() {
  const { user } = useAuth()
  return user && 'role' in user && user.role === 'admin' ? <OpenInvitations /> : null
}

function OpenInvitations() {
  const { i18n } = useTranslation()
  const { invitations, fault, load } = useInvitations()
  const [isInviting, setInviting] = useState(false)
  const t = translate(messages, i18n.language)
  return (
    <section className={css.part} aria-labelledby="blickfang-invitations">
      <h2 id="blickfang-invitations" className={css.heading}>
        {t('title')}
      </h2>
      <p className={css.note}>{t('note')}</p>
      {fault && <p role="alert">{fault}</p>}
      {invitations.length > 0 && (
        <ul className={css.list}>
          {invitations.map((invitation) => (
            <InvitationItem key={invitation.id} of={invitation} t={t} language={i18n.language} changed={load} />
          ))}
        </ul>
      )}
      {isInviting ? (
        <NewInvitation t={t} language={i18n.language} changed={load} close={() => setInviting(false)} />
      ) : (
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
      )}
    </section>
  )
}
