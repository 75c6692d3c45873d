import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { messages } from '../messages.generated.ts'
import { type HoursRow, roundTheClock } from '../opening-hours.ts'

/** The hours of a day: its stretches, or the words for a day that has none and for one that has no end. */
export function Stretches({ of, locale }: { of: HoursRow; locale: Locale }) {
  const t = translate(messages, locale)
  if (of.stretches.length === 0) return t('closed')
  return of.stretches.map((stretch) => <span key={stretch}>{stretch === roundTheClock ? t('allDay') : stretch}</span>)
}
