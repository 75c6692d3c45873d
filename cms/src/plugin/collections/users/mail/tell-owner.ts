import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { CollectionAfterChangeHook, CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { databaseOfRequest } from '../../../db/database.ts'
import { requestLanguage } from '../../../http/request-language.ts'
import { mailBody } from '../../../operations/form/mail-body.ts'
import { shopOf } from '../../../operations/form/shop-of.ts'
import { queueMail } from '../../../operations/mail/queue-mail.ts'
import { messages } from './messages.generated.ts'

/**
 * A word to whom an account belongs when its address or its password has changed: to the old address too, because that is where
 * its owner reads who did not change it. In the transaction of the change. Source: ASVS 5.0, 6.3.7.
 */
export const tellOwner: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  const before = String(previousDoc?.email ?? '')
  const now = String(doc.email)
  if (before !== '' && before !== now) {
    await mail(req, before, 'addressLeft', now)
    await mail(req, now, 'addressTaken', before)
  }
  if (req.context.hasNewPassword) await mail(req, now, 'passwordChanged', '')
  return doc
}

/** The same of a password that was forgotten and chosen anew by the mail's link: Payload tells of that once it is done. */
export const tellOfReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  const { user } = result as { user?: { email?: unknown } }
  if (operation === 'resetPassword' && typeof user?.email === 'string')
    await mail(req, user.email, 'passwordChanged', '')
  return result
}

async function mail(
  req: PayloadRequest,
  to: string,
  what: 'addressLeft' | 'addressTaken' | 'passwordChanged',
  address: string,
): Promise<void> {
  const db = await databaseOfRequest(req)
  const shop = await shopOf(req.payload, db)
  const t = translate(messages, requestLanguage(req.headers ?? new Headers()))
  const subject = t('changedSubject', { name: shop.name })
  const said = what === 'passwordChanged' ? t(what) : t(what, { address })
  const { text, html } = mailBody({
    shop,
    heading: subject,
    paragraphs: [said, t('changedOtherwise')],
    language: t.language,
  })
  await queueMail(db, { to, subject, text, html })
}
