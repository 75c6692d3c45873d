import { useEffect, useRef, useState } from 'react'
import { labelIn } from '../../kernel/label.ts'
import { localeSchema } from '../../kernel/locale.ts'
import { translate } from '../../kernel/messages/translator.ts'
import { useRead } from '../../kernel/reading/use-read.ts'
import { hasMeantYear } from '../../kernel/typed/typed-day.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { dayInWords } from '../date/option.ts'
import { AddDay } from './add-day.tsx'
import { closedHours } from './closed-hours.ts'
import { DayLine } from './day-line.tsx'
import { messages } from './messages.generated.ts'
import { datesOf, type NotedDay } from './option.ts'
import own from './special-days.module.css'
import { useToday } from './use-today.ts'

const loadCalendar = () => import('./month-calendar.tsx')

/** Days that differ from the week, each with its hours and a note; a new one is closed until somebody writes hours. */
export function SpecialDaysControl({ id, option, value, onChange, services }: ControlProps<NotedDay[]>) {
  const { language, holidays = [] } = services
  const t = translate(messages, language)
  const [said, say] = useState('')
  const today = useToday(services)
  const [month, setMonth] = useState(today)
  // Where it does not come days are typed, and the next time that the control is shown asks for it again.
  const { answer: calendar, failure } = useRead(loadCalendar)
  const input = useRef<HTMLInputElement>(null)
  const open = useOpenDay(id)
  const locale = services.contentLocale ?? localeSchema.safeParse(language).data ?? 'de'
  const dates = datesOf(value)
  const past = dates.filter((one) => one < today)

  function set(day: string, next: readonly NotedDay[]) {
    onChange(
      [...value.filter((one) => one.date !== day), ...next].toSorted((a, b) =>
        a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
      ),
    )
  }
  function add(date: string): boolean {
    const name = dayInWords(date, language)
    const isNew = name !== null && hasMeantYear(date) && !dates.includes(date)
    if (!isNew) {
      say(name === null ? t('noDay') : hasMeantYear(date) ? t('isThere', { day: name }) : t('year'))
      return false
    }
    set(date, [{ date, ...closedHours, notes: holidays.find((one) => one.date === date)?.names ?? {} }])
    setMonth(date)
    say(t('added', { day: name }))
    return true
  }
  const line = (day: string) => (
    <DayLine
      key={day}
      id={`${id}-${day}`}
      date={day}
      days={value.filter((one) => one.date === day)}
      locale={locale}
      services={services}
      onChange={(next) => set(day, next)}
      onRemove={() => {
        set(day, [])
        for (const part of ['hours', 'note']) services.kept?.write(`${id}-${day}-${part}`, null)
        say(t('removed', { day: dayInWords(day, language) ?? day }))
        input.current?.focus()
      }}
    />
  )
  return (
    <fieldset className={css.control}>
      <legend className={css.label}>{labelIn(option.label, language)}</legend>
      {failure === null && (
        <div className={own.calendar}>
          <p className={css.hint}>{t('how')}</p>
          {calendar && (
            <calendar.MonthCalendar
              days={value}
              holidays={holidays}
              today={today}
              month={month}
              language={language}
              onMonth={setMonth}
              onPress={(day) => (dates.includes(day) ? open(day) : add(day))}
            />
          )}
        </div>
      )}
      <AddDay id={id} input={input} language={language} onAdd={add} />
      <p className={css.hint} aria-live="polite">
        {said}
      </p>
      {dates.length === 0 && <p className={css.hint}>{t('none')}</p>}
      {dates.filter((one) => one >= today).map(line)}
      {past.length > 0 && (
        <details className={css.section}>
          <summary>{t('past', { count: past.length })}</summary>
          <div className={own.past}>{past.map(line)}</div>
        </details>
      )}
    </fieldset>
  )
}

/** Leads to the hours of a day that is entered, once what the press has begun is over. */
function useOpenDay(id: string): (day: string) => void {
  const [opened, setOpened] = useState<{ readonly day: string } | null>(null)
  useEffect(() => {
    const hours = opened && document.getElementById(`${id}-${opened.day}-hours`)
    hours?.closest('details')?.setAttribute('open', '')
    hours?.focus()
    hours?.scrollIntoView({ block: 'center' })
  }, [id, opened])
  // An object, so that a second press on the same day leads there again.
  return (day) => setOpened({ day })
}
