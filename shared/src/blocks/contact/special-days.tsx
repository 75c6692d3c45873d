'use client'

import { useSyncExternalStore } from 'react'
import { type SpecialRow, shopTime } from '../../site/opening-hours.ts'
import css from './contact.module.css'

interface SpecialDaysProps {
  title: string
  closed: string
  rows: readonly SpecialRow[]
  heading: 'h3' | 'h4'
}

/** Days with hours of their own. The browser drops those that are over: the page may have been made before them. */
export function SpecialDays({ title, closed, rows, heading: Heading }: SpecialDaysProps) {
  const today = useSyncExternalStore(
    never,
    () => shopTime(new Date()).date,
    () => '',
  )
  const coming = rows.filter((row) => row.date >= today)
  if (coming.length === 0) return null
  return (
    <div className={css.special}>
      <Heading className={css.label}>{title}</Heading>
      <dl className={css.hours}>
        {coming.map((row) => (
          <div key={row.date + row.stretches.join()} className={css.row}>
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

function never() {
  return () => {}
}
