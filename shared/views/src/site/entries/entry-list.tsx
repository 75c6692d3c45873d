import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { ReactNode } from 'react'
import css from './entries.module.css'
import { messages } from './messages.generated.ts'

interface EntryListProps {
  locale: Locale
  isEmpty: boolean
  /** Sentence for an empty list. */
  empty: 'noJobs' | 'noItems'
  children: ReactNode
}

/** Entries below each other, or a sentence where there are none. */
export function EntryList({ locale, isEmpty, empty, children }: EntryListProps) {
  if (isEmpty) return <div className={css.none}>{translate(messages, locale)(empty)}</div>
  return <div className={css.list}>{children}</div>
}
