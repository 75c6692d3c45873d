'use client'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { momentInWords } from '@blickfang/contract/kernel/time/moment-in-words.ts'
import { Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import text from '../../../ui/text.module.css'
import { useWords } from '../../locales/words.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import rows from '../rows.module.css'
import { usePeopleWords } from './messages/use-people-words.ts'

interface InvitationRowProps {
  readonly invitation: Answer<'listInvitations'>['invitations'][number]
  readonly onChanged: () => Promise<void>
}

/** Somebody who is invited, to be sent the mail again or withdrawn. */
export function InvitationRow({ invitation, onChanged }: InvitationRowProps) {
  const t = usePeopleWords()
  const { language } = useWords()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const { id, email, name, role, state, mail, by } = invitation
  const until = momentInWords(invitation.expiresAt, language)
  async function act(what: 'resendInvitation' | 'withdrawInvitation', done: string, failed: string) {
    if (busy) return
    setBusy(true)
    try {
      await call(what, { id })
      notify.success(done)
    } catch (error) {
      notify.failure(error, failed)
    }
    // Accepted meanwhile, perhaps: the list says what is so.
    await onChanged()
    setBusy(false)
  }
  return (
    <li className={rows.row} aria-busy={busy || undefined}>
      <span className={rows.words}>
        <span className={rows.name}>{email}</span>
        <span className={text.soft}>
          {[name, t(`roleName.${role}`), by && t('by', { by })].filter(Boolean).join(' · ')}
        </span>
        <span className={text.soft}>{t(`state.${state}`, { until })}</span>
        {state === 'open' && mail !== 'sent' && <span className={text.soft}>{t(`mail.${mail}`)}</span>}
      </span>
      <IconButton
        label={t('resendOf', { email })}
        onClick={() => void act('resendInvitation', t('resent', { email }), t('notResent'))}
      >
        <Send size={16} />
      </IconButton>
      <IconButton
        label={t('withdrawOf', { email })}
        onClick={() => void act('withdrawInvitation', t('withdrawn', { email }), t('notWithdrawn'))}
      >
        <Trash2 size={16} />
      </IconButton>
    </li>
  )
}
