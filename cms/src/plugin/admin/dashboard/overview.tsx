import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { ServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { databaseOf } from '../../db/database.ts'
import { isReady } from '../../db/readiness.ts'
import { getTimeZone } from '../../db/time/get-time-zone.ts'
import { getOverview } from '../../operations/overview/get-overview.ts'
import { MailsBox } from '../entries/mails-box.tsx'
import { messages } from './messages.generated.ts'
import { OverviewBoard } from './overview-board.tsx'

/** Top of the dashboard: what waits for whoever edits the site, and the way back to its pages. */
export async function Overview({ payload, i18n, user }: ServerProps) {
  const role = roleOf({ user: user ?? null, payload })
  if (!role || !isReady(payload)) return null
  const db = databaseOf(payload)
  const overview = await getOverview({ db, actor: { role } })
  const { language } = i18n
  const { mails } = overview
  const timeZone = await getTimeZone(db)
  return (
    <OverviewBoard
      t={translate(messages, language)}
      language={language}
      timeZone={timeZone}
      admin={payload.config.routes.admin}
      overview={overview}
      mails={<MailsBox payload={payload} language={language} timeZone={timeZone} counts={mails} mails={mails.latest} />}
    />
  )
}
