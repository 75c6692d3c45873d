import { momentInWords } from '@blickfang/contract/kernel/time/moment-in-words.ts'
import type { ReactNode } from 'react'
import type { Overview } from '../../operations/overview/get-overview.ts'
import css from './overview.module.css'
import { Part, type Place } from './overview-part.tsx'
import { UnreadEntries } from './unread-entries.tsx'
import { WaitingPages } from './waiting-pages.tsx'

interface OverviewBoardProps extends Place {
  readonly overview: Overview
  /** Mails that did not go, with what can be done about them. */
  readonly mails: ReactNode
}

/** All that waits, what is wrong first; a friendly sentence where nothing does. */
export function OverviewBoard({ overview, mails, ...place }: OverviewBoardProps) {
  const { t } = place
  return (
    <section className={css.overview} aria-labelledby="blickfang-overview">
      <div className={css.head}>
        <h2 id="blickfang-overview" className={css.title}>
          {t('title')}
        </h2>
        <a className={css.edit} href={`/${overview.language}/edit/~home?toolbar=1`}>
          {t('edit')}
        </a>
        <a href="/">{t('openSite')}</a>
      </div>
      {isCalm(overview) ? (
        <p className={css.calm}>{t('calm')}</p>
      ) : (
        <div className={css.parts}>
          {mails}
          <FailingWebhooks {...place} webhooks={overview.webhooks} />
          <UnreadEntries {...place} entries={overview.entries} />
          <WaitingPages {...place} changes={overview.changes} />
        </div>
      )}
    </section>
  )
}

function isCalm({ entries, changes, mails, webhooks }: Overview): boolean {
  const { failed, waiting, withheld } = mails
  return entries.unread + changes.pages + failed + waiting + withheld + webhooks.length === 0
}

function FailingWebhooks({ t, admin, language, timeZone, webhooks }: Place & Pick<Overview, 'webhooks'>) {
  if (webhooks.length === 0) return null
  return (
    <Part id="blickfang-webhooks" title={t('webhooks', { count: webhooks.length })} isAlarming>
      <ul className={css.list}>
        {webhooks.map(({ id, url, offSince, failingSince }) => (
          <li key={id} className={css.item}>
            <span className={css.name}>{url}</span>
            <span className={css.about}>
              {t(offSince ? 'webhookOff' : 'webhookFailing', {
                at: momentInWords(offSince ?? failingSince ?? '', language, timeZone),
              })}
            </span>
          </li>
        ))}
      </ul>
      <a href={`${admin}/webhooks`}>{t('toWebhooks')}</a>
    </Part>
  )
}
