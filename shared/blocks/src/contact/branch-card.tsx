import type { BranchView } from '@blickfang/contract/content/branch.ts'
import type { CardHeading } from '@blickfang/contract/kernel/headings/card-heading.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { phoneHref } from '@blickfang/contract/kernel/text/phone.ts'
import { Stretches } from '@blickfang/views/site/hours/stretches.tsx'
import { specialRows, weekRows } from '@blickfang/views/site/opening-hours.ts'
import css from './contact.module.css'
import { messages } from './messages.generated.ts'
import { openSentences } from './open-sentences.ts'
import { SpecialDays } from './special-days.tsx'

interface BranchCardProps {
  branch: BranchView
  locale: Locale
  /** The shop’s own day, as `YYYY-MM-DD`. */
  today: string
  /** False where the block's title says it already and there is one branch. */
  hasName: boolean
  showHours: boolean
  showSpecialDays: boolean
  showToday: boolean
  heading: CardHeading
}

/** Card of a branch: its address, ways to reach it and opening hours. */
export function BranchCard({
  branch,
  locale,
  today,
  hasName,
  showHours,
  showSpecialDays,
  showToday,
  heading: Heading,
}: BranchCardProps) {
  const t = translate(messages, locale)
  const isTimed = branch.periods.length > 0
  const special = showSpecialDays ? specialRows(branch.special, locale, today) : []
  return (
    <div className={css.branch} data-branch={branch.id}>
      <div className={css.reach} data-part="address">
        <Heading className={css.label}>{hasName ? branch.name : t('address')}</Heading>
        <address className={css.address}>
          {!hasName && <span>{branch.name}</span>}
          <span>{`${branch.street} ${branch.streetNumber}`.trim()}</span>
          <span>{`${branch.zip} ${branch.city}`.trim()}</span>
        </address>
        <dl className={css.lines}>
          {branch.phone && (
            <div>
              <dt>{t('phone')}</dt>
              <dd>
                <a href={phoneHref(branch.phone) ?? undefined} data-part="phone">
                  {branch.phone}
                </a>
              </dd>
            </div>
          )}
          {branch.email && (
            <div>
              <dt>{t('email')}</dt>
              <dd>
                <a href={`mailto:${branch.email}`}>{branch.email}</a>
              </dd>
            </div>
          )}
        </dl>
        {showToday && isTimed && (
          <p className={css.now} aria-live="off" data-open-now={JSON.stringify(openSentences(branch, t))} />
        )}
      </div>
      {showHours && (isTimed || special.length > 0) && (
        <div className={css.times} data-part="hours">
          {isTimed && <Week periods={branch.periods} title={t('hours')} locale={locale} heading={Heading} />}
          {special.length > 0 && (
            <SpecialDays
              title={t('specialDays')}
              locale={locale}
              rows={special}
              heading={isTimed ? (Heading === 'h2' ? 'h3' : 'h4') : Heading}
            />
          )}
        </div>
      )}
    </div>
  )
}

interface WeekProps extends Pick<BranchView, 'periods'> {
  title: string
  locale: Locale
  heading: CardHeading
}

function Week({ periods, title, locale, heading: Heading }: WeekProps) {
  return (
    <>
      <Heading className={css.label}>{title}</Heading>
      <dl className={css.hours}>
        {weekRows(periods, locale).map((row) => (
          <div key={row.days} className={css.row} data-closed={row.stretches.length === 0 || undefined}>
            <dt>{row.days}</dt>
            <dd>
              <Stretches of={row} locale={locale} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
