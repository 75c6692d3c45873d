'use client'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import type { DialogProps } from '../dialog-props.ts'
import { ReadFailed } from '../read-failed.tsx'
import rows from '../rows.module.css'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { usePeopleWords } from './messages/use-people-words.ts'
import css from './people.module.css'
import { useInvitations } from './use-invitations.ts'

/** Invites colleagues by mail, and shows who has not come yet. */
export function PeopleDialog({ onClose }: DialogProps<'people'>) {
  const t = usePeopleWords()
  const { invitations, accounts, failure, load } = useInvitations()
  return (
    <Dialog
      size="medium"
      title={t('title')}
      description={t('description')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className={css.parts}>
        <InviteForm onSent={load} />
        <section className={css.open} aria-labelledby="open-invitations">
          <h3 id="open-invitations" className={css.heading}>
            {t('open')}
          </h3>
          {failure && (
            <ReadFailed sentence={t('failed')} reason={failure} retry={t('retry')} onRetry={() => void load()} />
          )}
          {!invitations && !failure && <Spinner label={t('loading')} />}
          {invitations?.length === 0 && <p className={text.soft}>{t('none')}</p>}
          {invitations && invitations.length > 0 && (
            <ul className={`${text.list} ${rows.list}`}>
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} onChanged={load} />
              ))}
            </ul>
          )}
          {accounts && (
            <a className={css.accounts} href={`/admin/collections/${accounts}`}>
              {t('accounts')}
            </a>
          )}
        </section>
      </div>
    </Dialog>
  )
}
