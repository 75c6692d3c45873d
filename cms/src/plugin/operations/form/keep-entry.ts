import { randomUUID } from 'node:crypto'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { AskedThen } from '@blickfang/contract/forms/own/asked-field.ts'
import { type Form, isTrapped } from '@blickfang/contract/kernel/form.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type Database, databaseOf } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { type Mail, queueMail } from '../mail/queue-mail.ts'
import { mayConfirm } from './confirmations.ts'
import { giveFiles, type NamedFile } from './files/entry-files.ts'
import { readOpened } from './opened.ts'

/** The confirmation goes where nobody has confirmed that it is wanted, the notice to the shop. */
export interface EntryMails {
  readonly confirmation?: Mail
  readonly notice?: Mail
}

/** The parts of a form that its owner made which are kept with an entry, since the form may be another one tomorrow. */
export interface MadeOf {
  readonly asked: readonly AskedThen[]
  /** Name of the form. */
  readonly about: string
  /** Null: as long as the settings say. */
  readonly keepDays: number | null
  /** Files that the sender has added. */
  readonly files: readonly NamedFile[]
}

/** The values that are told of an entry besides its fields. */
export interface Sent {
  readonly key?: string | undefined
  readonly opened: string
  readonly website?: string | undefined
}

interface KeptEntry {
  readonly form: Form
  readonly values: Readonly<Record<string, unknown>>
  readonly sent: Sent
  readonly locale: Locale
  readonly mails: EntryMails
  readonly madeOf?: MadeOf
}

/**
 * Keeps what a visitor has sent and queues its mails, in one transaction: what was acknowledged is there and will be mailed. The
 * same key a second time changes nothing. Throws INVALID for a machine's entry, of which nothing is kept: it fell into the trap, or
 * brought no signed moment of its own at which the form was opened.
 */
export async function keepEntry(payload: Payload, entry: KeptEntry): Promise<void> {
  const { form, sent, mails } = entry
  const db = databaseOf(payload)
  if (isTrapped(sent.website)) throw invalid(form.trap, 'Spam detected')
  const once = readOpened({ opened: sent.opened, secret: payload.secret, leastMs: form.leastMs })
  if (!once) throw tooEarly(form)
  await db.transaction(async (tx) => {
    const key = sent.key ?? randomUUID()
    const row = await insertEntry(tx, entry, { key, once })
    if (!row) {
      if (await isKept(tx, key)) return
      throw tooEarly(form)
    }
    await giveFiles(tx, row.id, entry.madeOf?.files ?? [])
    if (mails.notice) await queueMail(tx, { ...mails.notice, submission: row.id })
    const { confirmation } = mails
    if (confirmation && (await mayConfirm(tx, payload, confirmation.to)))
      await queueMail(tx, { ...confirmation, submission: row.id })
  })
}

async function insertEntry(
  tx: Database,
  { form, values, locale, madeOf }: KeptEntry,
  { key, once }: { readonly key: string; readonly once: string },
): Promise<{ id: string } | undefined> {
  const asked = madeOf ? JSON.stringify(madeOf.asked) : null
  const title = form.titleOf(values) || madeOf?.about || form.label.de
  const [row] = await tx.rows<{ id: string }>(sql`
    insert into bf_submissions (form, key, title, locale, values, opened, asked, about, keep_days)
    values (${form.name}, ${key}, ${title}, ${locale}, ${JSON.stringify(values)}::jsonb, ${once},
      ${asked}::jsonb, ${madeOf?.about ?? null}, ${madeOf?.keepDays ?? null})
    on conflict do nothing returning id`)
  return row
}

/** Failure whose second name tells a page that a new moment helps. */
function tooEarly({ trap }: Form): AppError {
  return new AppError('INVALID', { fields: { [trap]: 'Spam detected', opened: 'opened' } })
}

/** Tells whether an entry is here already: who sends it again is answered as the first time, whatever has changed since. */
export async function isKept(db: Database, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  return (await db.rows(sql`select 1 from bf_submissions where key = ${key}`)).length > 0
}
