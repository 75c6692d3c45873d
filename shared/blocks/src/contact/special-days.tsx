import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { Stretches } from '@blickfang/views/site/hours/stretches.tsx'
import type { SpecialRow } from '@blickfang/views/site/opening-hours.ts'
import css from './contact.module.css'

interface SpecialDaysProps {
  title: string
  locale: Locale
  rows: readonly SpecialRow[]
  heading: 'h2' | 'h3' | 'h4'
}

/** Days with hours of their own. On a page that stays open the browser takes away those that are over (enhance.ts). */
export function SpecialDays({ title, locale, rows, heading: Heading }: SpecialDaysProps) {
  return (
    <div className={css.special} data-special-days="" data-part="special">
      <Heading className={css.label}>{title}</Heading>
      <dl className={css.hours}>
        {rows.map((row) => (
          <div key={row.date} className={css.row} data-day={row.date}>
            <dt>
              {row.days}
              {row.note && <span className={css.note}>{row.note}</span>}
            </dt>
            <dd>
              <Stretches of={row} locale={locale} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
