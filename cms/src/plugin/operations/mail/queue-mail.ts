import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { queueJob } from '../../queue/queue-job.ts'

/** A mail of the outbox. */
export interface Mail {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Entry, new address or invitation that a mail goes with. */
interface About {
  readonly submission?: string
  /** The new address of an account whose link the mail brings: `tokenMark` stands in it for the link's end. */
  readonly addressChange?: string
  /** The invitation whose link the mail brings, by the same mark. */
  readonly invitation?: string
}

/** Puts a mail into the outbox, in the transaction of what it is about: an entry of a form, or an account. */
export async function queueMail(tx: Database, mail: Mail & About): Promise<void> {
  const [row] = await tx.rows<{ id: string }>(sql`
    insert into bf_mails ("to", reply_to, subject, text, html, submission_id, address_change_id, invitation_id)
    values (${mail.to}, ${mail.replyTo ?? null}, ${mail.subject}, ${mail.text}, ${mail.html},
      ${mail.submission ?? null}, ${mail.addressChange ?? null}, ${mail.invitation ?? null})
    returning id`)
  if (row) await queueJob(tx, 'sendMail', { input: { mail: row.id } })
}
