import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import { sql } from '@payloadcms/db-postgres'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { databaseOf } from '../../db/database.ts'
import { messages } from '../texts/messages.generated.ts'
import css from './entries.module.css'

/** Top of the dashboard: that mails could not be delivered, and the way to them. Nothing as long as all of them were. */
export async function FailedMails({ payload, i18n, user }: ServerProps) {
  if (!user) return null
  const [row] = await databaseOf(payload).rows<{ count: number }>(
    sql`select count(*)::int as count from mails where failed_at is not null`,
  )
  if (!row || row.count === 0) return null
  return (
    <Link className={css.failed} href={`${payload.config.routes.admin}/collections/mails?where[failedAt][exists]=true`}>
      {translate(messages, i18n.language)('entries.failedMails', { count: row.count })}
    </Link>
  )
}
