import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { momentInWords } from '@blickfang/contract/kernel/time/moment-in-words.ts'
import Link from 'next/link'
import type { Payload } from 'payload'
import type { UndeliveredMail } from '../../operations/mail/undelivered-mails.ts'
import { ownOf } from '../../own/own-of.ts'
import { messages } from '../texts/messages.generated.ts'
import css from './entries.module.css'
import { ResendMails } from './resend-mails.tsx'

interface MailsBoxProps {
  readonly payload: Payload
  readonly language: string
  readonly timeZone: string
  readonly counts: { readonly failed: number; readonly waiting: number; readonly withheld: number }
  readonly mails: readonly UndeliveredMail[]
}

/** Mails that did not go, and what to do about it. Nothing as long as all went. */
export function MailsBox({ payload, language, timeZone, counts, mails }: MailsBoxProps) {
  const undelivered = counts.failed + counts.waiting
  if (undelivered + counts.withheld === 0) return null
  const t = translate(messages, language)
  const outbox = `${payload.config.routes.admin}/collections/bf-mails`
  const most = ownOf(payload).confirmationsPerDay
  return (
    <section className={css.undelivered} aria-labelledby="undelivered-mails">
      <h2 id="undelivered-mails" className={css.undeliveredHeading}>
        {t('entries.undelivered')}
      </h2>
      {counts.withheld > 0 && <p>{t('entries.withheldMails', { count: counts.withheld, most })}</p>}
      {counts.failed > 0 && <p>{t('entries.failedMails', { count: counts.failed })}</p>}
      {counts.waiting > 0 && <p>{t('entries.waitingMails', { count: counts.waiting })}</p>}
      {undelivered > 0 && (
        <>
          <ul className={css.undeliveredList}>
            {mails.map(({ id, subject, to, createdAt, failedAt }) => (
              <li key={id}>
                <Link href={`${outbox}/${id}`}>{subject}</Link>{' '}
                {t(failedAt ? 'entries.failedMail' : 'entries.waitingMail', {
                  to,
                  at: momentInWords(failedAt ?? createdAt, language, timeZone),
                })}
              </li>
            ))}
          </ul>
          <p>{t('entries.whatToDo')}</p>
          <div className={css.undeliveredActions}>
            <ResendMails />
            <Link href={`${outbox}?where[sentAt][exists]=false`}>{t('entries.allUndelivered')}</Link>
          </div>
        </>
      )}
    </section>
  )
}
