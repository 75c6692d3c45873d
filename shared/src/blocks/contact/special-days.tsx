import type { SpecialRow } from '../../site/opening-hours.ts'
import css from './contact.module.css'

interface SpecialDaysProps {
  title: string
  closed: string
  rows: readonly SpecialRow[]
  heading: 'h3' | 'h4'
}

/** Days with hours of their own. The browser takes away those that are over (enhance.ts). */
export function SpecialDays({ title, closed, rows, heading: Heading }: SpecialDaysProps) {
  return (
    <div className={css.special} data-special-days="">
      <Heading className={css.label}>{title}</Heading>
      <dl className={css.hours}>
        {rows.map((row) => (
          <div key={row.date + row.stretches.join()} className={css.row} data-day={row.date}>
            <dt>
              {row.days}
              {row.note && <span className={css.note}>{row.note}</span>}
            </dt>
            <dd>
              {row.stretches.length === 0
                ? closed
                : row.stretches.map((stretch) => <span key={stretch}>{stretch}</span>)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
