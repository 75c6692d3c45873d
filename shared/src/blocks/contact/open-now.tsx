'use client'

import { useSyncExternalStore } from 'react'
import { fill } from '../../kernel/fill.ts'
import { openState } from '../../site/opening-hours.ts'
import type { BranchView } from '../../sources/branches/branch.ts'
import css from './contact.module.css'

interface OpenNowProps {
  hours: Pick<BranchView, 'periods' | 'special'>
  openUntil: string
  opensAt: string
  closedToday: string
}

/** Whether the shop is open at this minute: worked out in the browser only, because the page may have been made days ago. */
export function OpenNow({ hours, openUntil, opensAt, closedToday }: OpenNowProps) {
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => null)
  const state = minute === null ? null : openState(hours, new Date(minute * 60_000))
  return (
    <p className={css.now} data-open={state?.isOpen || undefined} aria-live="off">
      {state &&
        (state.isOpen
          ? fill(openUntil, { time: state.until })
          : state.opens
            ? fill(opensAt, { time: state.opens })
            : closedToday)}
    </p>
  )
}

function everyMinute(changed: () => void) {
  const timer = setInterval(changed, 15_000)
  return () => clearInterval(timer)
}

function currentMinute(): number {
  return Math.floor(Date.now() / 60_000)
}
