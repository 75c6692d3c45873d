import { useState } from 'react'
import { intlLocale } from '../../kernel/intl-locale.ts'
import { labelIn } from '../../kernel/label.ts'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { DayRow } from './day-row.tsx'
import { formatHours, type Stretch } from './format-hours.ts'
import { messages } from './messages.generated.ts'
import { type OpeningPeriod, weekdayName, weekdays } from './option.ts'
import week from './week-hours.module.css'

/**
 * Seven days with the hours of each, typed as people write them; those of one day are copied to others. Hours that are understood are
 * passed on from the first letter; anything else is kept, with the fault told below, and the day is again as it was.
 */
export function WeekHoursControl({ id, option, value, onChange, services }: ControlProps<OpeningPeriod[]>) {
  const { language } = services
  const t = translate(messages, language)
  const [said, say] = useState('')
  // A day that others are copied to forgets what was being typed into it.
  const [anew, setAnew] = useState<Readonly<Record<number, number>>>({})

  function set(days: readonly number[], stretches: readonly Stretch[]) {
    const others = value.filter(({ day }) => !days.includes(day))
    const own = days.flatMap((day) => stretches.map(({ open, close }) => ({ day, open, close })))
    onChange([...others, ...own].toSorted((a, b) => a.day - b.day))
  }
  function copy(to: readonly number[], stretches: readonly Stretch[]) {
    set(to, stretches)
    for (const day of to) services.kept?.write(`${id}-${day}`, null)
    setAnew(Object.fromEntries(weekdays.map((day) => [day, (anew[day] ?? 0) + (to.includes(day) ? 1 : 0)])))
    const names = new Intl.ListFormat(intlLocale(language), { type: 'conjunction' })
    const days = names.format(to.map((day) => weekdayName(day, language)))
    say(t('copied', { hours: formatHours(stretches) || t('closed'), days }))
  }
  return (
    <fieldset className={css.control}>
      <legend className={css.label}>{labelIn(option.label, language)}</legend>
      <p id={`${id}-how`} className={css.hint}>
        {t('hint')}
      </p>
      <div className={week.days}>
        {weekdays.map((day) => (
          <DayRow
            key={`${day} ${anew[day] ?? 0}`}
            id={`${id}-${day}`}
            hintId={`${id}-how`}
            day={day}
            stretches={value.filter((period) => period.day === day)}
            services={services}
            onChange={(stretches) => set([day], stretches)}
            onCopy={copy}
            onSaid={say}
          />
        ))}
      </div>
      <p className={css.unseen} aria-live="polite">
        {said}
      </p>
    </fieldset>
  )
}
