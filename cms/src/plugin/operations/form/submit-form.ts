import { randomUUID } from 'node:crypto'
import { sendMail } from '@blickfang/shared/jobs/send-mail/job.ts'
import { type Form, type FormValues, isMachine } from '@blickfang/shared/kernel/form.ts'
import type { Json } from '@blickfang/shared/kernel/json.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { queueJob } from '../../queue/queue-job.ts'

/** A mail of the outbox. */
export interface Mail {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

interface Submission {
  readonly form: Form
  readonly values: Readonly<Record<string, Json>>
  readonly sent: {
    readonly key?: string | undefined
    readonly filledMs?: number | undefined
    readonly website?: string | undefined
  }
  readonly locale: Locale
  /** How the admin's list calls the entry. */
  readonly title: string
  readonly mails: readonly Mail[]
}

/**
 * Keeps what a visitor has sent and queues its mails, in one transaction: what was acknowledged is there and will be mailed.
 * The same key a second time changes nothing. Throws INVALID for a machine's entry, of which nothing is kept.
 */
export async function submitForm(
  db: Database,
  { form, values, sent, locale, title, mails }: Submission,
): Promise<void> {
  if (isMachine(form, { trap: sent.website, filledMs: sent.filledMs })) throw invalid(form.trap, 'Spam detected')
  await db.transaction(async (tx) => {
    const [row] = await tx.rows<{ id: string }>(sql`
      insert into submissions (form, key, title, locale, values)
      values (${form.name}, ${sent.key ?? randomUUID()}, ${title}, ${locale}, ${JSON.stringify(values)}::jsonb)
      on conflict (key) do nothing returning id`)
    if (!row) return
    for (const mail of mails) await queueMail(tx, { ...mail, submission: row.id })
  })
}

/** Tells whether an entry is here already: who sends it again is answered as the first time, whatever has changed since. */
export async function isKept(db: Database, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  return (await db.rows(sql`select 1 from submissions where key = ${key}`)).length > 0
}

/** Of what came in the form's own values, with what was left out. */
export function valuesOf<F extends Form>({ fields }: F, body: FormValues<F>): FormValues<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, body[name as keyof F['fields']]])) as FormValues<F>
}

/** Puts a mail into the outbox, in the transaction of what it is about. */
async function queueMail(tx: Database, mail: Mail & { submission: string }): Promise<void> {
  const [row] = await tx.rows<{ id: string }>(sql`
    insert into mails ("to", reply_to, subject, text, html, submission_id)
    values (${mail.to}, ${mail.replyTo ?? null}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.submission})
    returning id`)
  if (row) await queueJob(tx, sendMail, { input: { mail: row.id } })
}
