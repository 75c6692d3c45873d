import { addressLinkHours as hours } from '@blickfang/contract/api/v1/account/address.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Payload } from 'payload'
import type { Database } from '../../../db/database.ts'
import { ownOf } from '../../../own/own-of.ts'
import { mailBody } from '../../form/mail-body.ts'
import { shopOf } from '../../form/shop-of.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { tokenMark } from '../../mail/token-mark.ts'
import type { AddressChange } from './address-changes.ts'
import { messages } from './messages.generated.ts'

interface Told {
  readonly payload: Payload
  readonly tx: Database
  readonly change: Pick<AddressChange, 'id' | 'email' | 'language'>
}

/** The link to a new address. Nothing in it tells whose account it is: the address may be a stranger's, by one wrong letter. */
export async function mailLink({ payload, tx, change }: Told): Promise<void> {
  const shop = await shopOf(payload, tx)
  const t = translate(messages, change.language)
  const { publicUrl } = ownOf(payload)
  const subject = t('linkSubject', { name: shop.name })
  const body = mailBody({
    shop,
    heading: subject,
    paragraphs: [t('link', { name: shop.name, hours }), t('linkOtherwise')],
    link: { href: `${publicUrl}/admin/confirm-address/${tokenMark}`, label: t('linkLabel') },
    language: t.language,
  })
  await queueMail(tx, { to: change.email, subject, ...body, addressChange: change.id })
}

/** A word to the address that an account still has. */
export async function mailWarning({ payload, tx, change, to }: Told & { readonly to: string }): Promise<void> {
  const shop = await shopOf(payload, tx)
  const t = translate(messages, change.language)
  const subject = t('askedSubject', { name: shop.name })
  const paragraphs = [t('asked', { address: change.email }), t('askedOtherwise')]
  await queueMail(tx, { to, subject, ...mailBody({ shop, heading: subject, paragraphs, language: t.language }) })
}
