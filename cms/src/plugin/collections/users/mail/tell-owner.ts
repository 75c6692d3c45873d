import { sendMail } from '@blickfang/shared/jobs/send-mail/job.ts'
import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { databaseOfRequest } from '../../../db/database.ts'
import { requestLanguage } from '../../../http/request-language.ts'
import { mailBody } from '../../../operations/form/mail-body.ts'
import { shopOf } from '../../../operations/form/shop-of.ts'
import { queueJob } from '../../../queue/queue-job.ts'
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

async function mail(
  req: PayloadRequest,
  to: string,
  what: 'addressLeft' | 'addressTaken' | 'passwordChanged',
  address: string,
): Promise<void> {
  const shop = await shopOf(req.payload)
  const t = translate(messages, requestLanguage(req.headers ?? new Headers()))
  const subject = t('changedSubject', { name: shop.name })
  const said = what === 'passwordChanged' ? t(what) : t(what, { address })
  const { text, html } = mailBody({
    shop,
    heading: subject,
    paragraphs: [said, t('changedOtherwise')],
    language: t.language,
  })
  const db = await databaseOfRequest(req)
  const [row] = await db.rows<{ id: string }>(
    sql`insert into mails ("to", subject, text, html) values (${to}, ${subject}, ${text}, ${html}) returning id`,
  )
  if (row) await queueJob(db, sendMail, { input: { mail: row.id } })
}
