import type { Status } from '@blickfang/shared/content/status.ts'
import { labelIn } from '@blickfang/shared/kernel/label.ts'
import { statusNames } from '../texts/status-names.ts'
import css from './status-pill.module.css'

/** Where an item stands. A published item with changes of its own counts as a draft, as everywhere. */
export function StatusPill({ status, changed, language }: { status: Status; changed: boolean; language: string }) {
  const kind = status === 'published' && changed ? 'draft' : status
  return (
    <span className={css.pill} data-status={kind}>
      {labelIn(statusNames[kind], language)}
    </span>
  )
}
