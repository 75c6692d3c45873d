import type { ServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { databaseOf } from '../../db/database.ts'
import { isReady } from '../../db/readiness.ts'
import { getTimeZone } from '../../db/time/get-time-zone.ts'
import { countUndeliveredMails, listUndeliveredMails } from '../../operations/mail/undelivered-mails.ts'
import { MailsBox } from './mails-box.tsx'

/** Most mails that are named; the outbox has the others. */
const maxShown = 5

/** Top of the outbox: which mails did not go. */
export async function UndeliveredMails({ payload, i18n, user }: ServerProps) {
  const role = roleOf({ user: user ?? null, payload })
  if (!role || !isReady(payload)) return null
  const asked = { db: databaseOf(payload), actor: { role } }
  const counts = await countUndeliveredMails(asked)
  const mails = await listUndeliveredMails(asked, maxShown)
  const timeZone = await getTimeZone(asked.db)
  return <MailsBox payload={payload} language={i18n.language} timeZone={timeZone} counts={counts} mails={mails} />
}
