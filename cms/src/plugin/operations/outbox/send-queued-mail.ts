import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Database } from '../../db/database.ts'
import { ownOf } from '../../own/own-of.ts'
import { linkToken } from '../mail/link-token.ts'
import { tokenMark } from '../mail/token-mark.ts'

interface MailRow {
  readonly id: string
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly date: string
  readonly change: string | null
  readonly invitation: string | null
}

/** Hands a mail of the outbox over to the mail server, and forgets its words. Throws what may be tried again; one that was sent is done. */
export async function sendQueuedMail(
  { db, payload }: { readonly db: Database; readonly payload: Payload },
  queued: string,
): Promise<void> {
  const [mail] = await db.rows<MailRow>(sql`
    select id, "to", reply_to as "replyTo", subject, text, html, created_at as date,
      address_change_id as change, invitation_id as invitation
    from bf_mails where id = ${queued} and sent_at is null`)
  if (!mail) return
  // Payload would write the mail into the log and take it for sent.
  if (payload.email.name === 'console') throw new Error('No mail server is set: SMTP_URL')
  const { id, replyTo, date, change, invitation, ...words } = mail
  try {
    await payload.sendEmail({
      ...words,
      ...(change && withToken(words, linkToken(payload, 'address change', change))),
      ...(invitation && withToken(words, linkToken(payload, 'invitation', invitation))),
      ...(replyTo && { replyTo }),
      date: new Date(date),
      // The same each time, so that a mail whose acknowledgement was lost arrives as the one that it is.
      messageId: `<${id}@${new URL(ownOf(payload).publicUrl).hostname}>`,
    })
  } catch (error) {
    throw new Error(`The mail server did not take the mail: ${codeOf(error)}`)
  }
  // What was said, about somebody's health perhaps, is nobody's business any more.
  await db.rows(sql`
    update bf_mails set sent_at = now(), failed_at = null, text = '', html = '', updated_at = now() where id = ${id}`)
}

/** Notes on a mail that nobody tries to send it any more. */
export async function noteGivenUp(db: Database, queued: string): Promise<void> {
  await db.rows(sql`update bf_mails set failed_at = now(), updated_at = now() where id = ${queued}`)
}

/** The words with the end of their link, which stands nowhere else. */
function withToken({ text, html }: Pick<MailRow, 'text' | 'html'>, token: string) {
  return { text: text.replaceAll(tokenMark, token), html: html.replaceAll(tokenMark, token) }
}

/** Code of what happened, without the address that servers put into their answers. */
function codeOf(error: unknown): string {
  const { responseCode, code } = Object(error) as { responseCode?: unknown; code?: unknown }
  return [responseCode, code].filter(Boolean).join(' ') || 'no reason given'
}
