import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { defineView, filledWhen } from '@blickfang/views/kernel/view.ts'
import { Ground } from '@blickfang/views/site/ground.tsx'
import type from '@blickfang/views/site/type.module.css'
import { notice } from './contract.ts'
import { messages } from './messages.generated.ts'
import css from './notice.module.css'
import { holds, isEmpty, type Period, periodInWords } from './period.ts'

export const noticeView = filledWhen(
  ({ options, data }) => holds(options, data.today.date),
  defineView(notice, ({ fields, options, data, site, isPageTitle }) => {
    const t = translate(messages, site.locale)
    const isNow = holds(options, data.today.date)
    const days = options.hasDays ? daysInWords(options, site.locale) : null
    return (
      <site.Filled by={isNow}>
        <Ground color={options.color} className={css.notice}>
          {!isNow && (
            <site.StandIn>
              <div className={css.hint}>{t(isEmpty(options) ? 'never' : 'hidden')}</div>
            </site.StandIn>
          )}
          <fields.title as={isPageTitle ? 'h1' : 'h2'} className={`${type.cardTitle} ${css.title}`} />
          {days && (
            <div className={css.days}>{days.key === 'both' ? days.words : t(days.key, { days: days.words })}</div>
          )}
          <fields.text className={type.text} />
          <fields.button variant="text" />
        </Ground>
      </site.Filled>
    )
  }),
)

function daysInWords(period: Period, language: string) {
  const words = periodInWords(period, language)
  if (words === null) return null
  return { words, key: period.from && period.to ? 'both' : period.to ? 'until' : 'since' } as const
}
