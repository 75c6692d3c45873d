import type { BranchView } from '@blickfang/contract/content/branch.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { joinedTimes } from '@blickfang/views/site/opening-hours.ts'
import type { Sentences } from './messages.generated.ts'

/** A branch's hours, with each sentence that they may lead to, so that the page's script needs nothing that makes sentences. */
export interface OpenSentences extends Pick<BranchView, 'periods' | 'special'> {
  /** Sentences by the time of day until when the branch is open. */
  readonly openUntil: Readonly<Record<string, string>>
  /** Sentences by the time of day at which the branch opens. */
  readonly opensAt: Readonly<Record<string, string>>
  /** While the branch does not close today. */
  readonly openAllDay: string
  readonly closedToday: string
}

export function openSentences({ periods, special }: BranchView, t: Translate<Sentences>): OpenSentences {
  const all = [...periods, ...special].flatMap((part) => joinedTimes([part]))
  return {
    periods,
    special,
    openUntil: Object.fromEntries(all.map(({ close }) => [close, t('openUntil', { time: close })])),
    opensAt: Object.fromEntries(all.map(({ open }) => [open, t('opensAt', { time: open })])),
    openAllDay: t('openAllDay'),
    closedToday: t('closedToday'),
  }
}
