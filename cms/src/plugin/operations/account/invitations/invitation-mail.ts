import { invitationDays as days } from '@blickfang/contract/api/v1/account/invitations.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Payload } from 'payload'
import type { Database } from '../../../db/database.ts'
import { ownOf } from '../../../own/own-of.ts'
import { mailBody } from '../../form/mail-body.ts'
import { shopOf } from '../../form/shop-of.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { tokenMark } from '../../mail/token-mark.ts'
import type { Invitation } from './invitation-rows.ts'
import { messages } from './messages.generated.ts'

interface Told {
  readonly payload: Payload
  readonly tx: Database
  readonly invitation: Invitation
}

/** The link behind the sign, which no browser sends: it stands in no log of a server on the way. */
export async function mailInvitation({ payload, tx, invitation }: Told): Promise<void> {
  const { id, email, name: person, language, by } = invitation
  const shop = await shopOf(payload, tx)
  const t = translate(messages, language)
  const { name } = shop
  const subject = t('subject', { name })
  const body = mailBody({
    shop,
    heading: subject,
    paragraphs: [
      person ? t('hello', { person }) : t('helloAnyone'),
      t('invited', { by: by ?? name, name }),
      t('how', { days }),
      t('otherwise'),
    ],
    link: { href: `${ownOf(payload).publicUrl}/${language}/edit/~invitation#${tokenMark}`, label: t('link') },
    language: t.language,
  })
  await queueMail(tx, { to: email, subject, ...body, invitation: id })
}
