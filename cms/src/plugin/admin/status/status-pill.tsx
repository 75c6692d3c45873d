import { standingInWords, standingOf } from '@blickfang/contract/content/standing/standing.ts'
import type { Status } from '@blickfang/contract/content/status.ts'
import css from './status-pill.module.css'

interface StatusPillProps {
  readonly status: Status
  /** The item, or something in it, waits to be published. */
  readonly changed: boolean
  readonly isLive: boolean
  readonly language: string
}

/** Where an item stands. */
export function StatusPill({ status, changed, isLive, language }: StatusPillProps) {
  const standing = standingOf({ status, isLive, waits: changed })
  return (
    <span className={css.pill} data-status={standing}>
      {standingInWords(standing, language)}
    </span>
  )
}
