import { DayPicker } from 'react-day-picker'
import { intlLocale } from '../../kernel/intl-locale.ts'
import { translate } from '../../kernel/messages/translator.ts'
import { wallTime } from '../../kernel/time/wall-time.ts'
import type { Holiday } from '../control.ts'
import { formatHours } from '../week-hours/format-hours.ts'
import { isClosed } from './closed-hours.ts'
import { messages } from './messages.generated.ts'
import css from './month-calendar.module.css'
import type { NotedDay } from './option.ts'

/** Props of the month in which special days are chosen. */
export interface MonthCalendarProps {
  readonly days: readonly NotedDay[]
  readonly holidays: readonly Holiday[]
  /** The day that it is where the shop stands. */
  readonly today: string
  /** Any day of the month that is shown. */
  readonly month: string
  readonly language: string
  readonly onMonth: (day: string) => void
  /** Hears of the day that is pressed. */
  readonly onPress: (day: string) => void
}

const classNames = {
  ...{ root: css.calendar, months: css.months, month: css.month, month_caption: css.caption, nav: css.nav },
  ...{ button_previous: css.step, button_next: css.step, chevron: css.chevron, month_grid: css.grid },
  ...{ weekday: css.weekday, day: css.day, day_button: css.number, today: css.today },
}
const modifiersClassNames = { closed: `${css.closed}`, open: `${css.open}`, holiday: `${css.holiday}` }
const marks = [
  ['closed', 'markClosed'],
  ['open', 'markOpen'],
  ['holiday', 'markHoliday'],
] as const

/**
 * Month whose days say what differs on them: in words for who hears it, by shape and colour for who sees it. By key as the date grid
 * of the ARIA practices: arrows, Home, End, Page Up and Page Down.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { days, holidays, today, month, language, onMonth, onPress } = props
  const t = translate(messages, language)
  const inWords = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(intlLocale(language), { ...options, timeZone: zone })
    return (date?: Date) => (date ? format(date) : '')
  }
  const [monthName, fullDay] = [inWords({ month: 'long', year: 'numeric' }), inWords({ dateStyle: 'full' })]
  const [weekday, number] = [inWords({ weekday: 'long' }), inWords({ day: 'numeric' })]
  const stretchesOf = (day: string) => days.filter((one) => one.date === day)
  const openOn = (day: string) => stretchesOf(day).filter((one) => !isClosed(one))
  const holidayOn = (day: string) => holidays.find((one) => one.date === day)
  const isSpecial = (day: string) => stretchesOf(day).length > 0

  function saying(date: Date): string {
    const day = dayOf(date)
    const holiday = holidayOn(day)
    const marked = isSpecial(day) ? formatHours(openOn(day)) || t('closed') : holiday && t('holiday', holiday)
    const name = day === today ? t('today', { day: fullDay(date) }) : fullDay(date)
    return marked ? t('dayIs', { day: name, marked }) : name
  }
  const modifiers = {
    closed: (date: Date) => isSpecial(dayOf(date)) && openOn(dayOf(date)).length === 0,
    open: (date: Date) => openOn(dayOf(date)).length > 0,
    holiday: (date: Date) => !isSpecial(dayOf(date)) && holidayOn(dayOf(date)) !== undefined,
  }
  return (
    <div>
      <DayPicker
        fixedWeeks
        timeZone={zone}
        weekStartsOn={1}
        month={dateOf(month)}
        today={dateOf(today)}
        onMonthChange={(date) => onMonth(dayOf(date))}
        onDayClick={(date) => onPress(dayOf(date))}
        classNames={classNames}
        modifiers={modifiers}
        modifiersClassNames={modifiersClassNames}
        formatters={{
          formatCaption: monthName,
          formatDay: (date) => String(Number(dayOf(date).slice(8))),
          formatWeekdayName: inWords({ weekday: 'short' }),
        }}
        labels={{
          labelDayButton: saying,
          labelGrid: monthName,
          labelNav: () => t('months'),
          labelNext: (date) => t('nextMonth', { month: monthName(date) }),
          labelPrevious: (date) => t('previousMonth', { month: monthName(date) }),
          labelWeekday: weekday,
        }}
      />
      <ul className={css.legend}>
        {marks.map(([mark, words]) => (
          <li key={mark}>
            <span className={`${css.day} ${modifiersClassNames[mark]}`} aria-hidden="true">
              <span className={css.number}>{number(dateOf(today))}</span>
            </span>
            {t(words)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Days are counted where no clock is ever changed. */
const zone = 'UTC'

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function dayOf(date: Date): string {
  return wallTime(date, zone).date
}
