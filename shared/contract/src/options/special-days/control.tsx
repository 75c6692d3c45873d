import { useRef, useState } from 'react'
import { labelIn } from '../../kernel/label.ts'
import { localeSchema } from '../../kernel/locale.ts'
import { translate } from '../../kernel/messages/translator.ts'
import { wallTime } from '../../kernel/time/wall-time.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { dayInWords } from '../date/option.ts'
import { closedHours } from './closed-hours.ts'
import { DayLine } from './day-line.tsx'
import { messages } from './messages.generated.ts'
import { datesOf, type NotedDay } from './option.ts'
import own from './special-days.module.css'

/** The shops stand in Switzerland. */
const shopZone = 'Europe/Zurich'

/** Days that differ from the week, each with its hours and a note; a new one is closed until somebody writes hours. */
export function SpecialDaysControl({ id, option, value, onChange, services }: ControlProps<NotedDay[]>) {
  const { language } = services
  const t = translate(messages, language)
  const [said, say] = useState('')
  const [date, setDate] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const locale = services.contentLocale ?? localeSchema.safeParse(language).data ?? 'de'
  const today = wallTime(new Date(), shopZone).date
  const dates = datesOf(value)
  const past = dates.filter((one) => one < today)

  function set(day: string, next: readonly NotedDay[]) {
    onChange(
      [...value.filter((one) => one.date !== day), ...next].toSorted((a, b) =>
        a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
      ),
    )
  }
  function add() {
    input.current?.focus()
    const name = dayInWords(date, language)
    if (name === null || date === '') return say(t('noDay'))
    if (dates.includes(date)) return say(t('isThere', { day: name }))
    set(date, [{ date, ...closedHours, notes: {} }])
    setDate('')
    say(t('added', { day: name }))
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
      {dates.length === 0 && <p className={css.hint}>{t('none')}</p>}
      {dates.filter((one) => one >= today).map(line)}
      {past.length > 0 && (
        <details className={css.section}>
          <summary>{t('past', { count: past.length })}</summary>
          <div className={own.past}>{past.map(line)}</div>
        </details>
      )}
      <div className={own.add}>
        <label className={css.label} htmlFor={`${id}-new`}>
          {t('day')}
        </label>
        <div className={css.line}>
          <input
            ref={input}
            id={`${id}-new`}
            type="date"
            className={`${css.input} ${own.date}`}
            value={date}
            onChange={(event) => setDate(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
          <button type="button" className={css.button} onClick={add}>
            {t('add')}
          </button>
        </div>
      </div>
      <p className={css.hint} aria-live="polite">
        {said}
      </p>
    </fieldset>
  )
}
