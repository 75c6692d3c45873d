import type { Locale } from '../../kernel/locale.ts'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlServices } from '../control.ts'
import { dayInWords } from '../date/option.ts'
import { text } from '../text/option.ts'
import { TypedControl } from '../typed/typed-control.tsx'
import { formatHours, type Stretch } from '../week-hours/format-hours.ts'
import { messages as hoursMessages } from '../week-hours/messages.generated.ts'
import { parseHours } from '../week-hours/parse-hours.ts'
import { closedHours, isClosed } from './closed-hours.ts'
import { messages } from './messages.generated.ts'
import type { NotedDay } from './option.ts'
import own from './special-days.module.css'

interface DayLineProps {
  readonly id: string
  readonly date: string
  /** Stretches that are kept of the day. */
  readonly days: readonly NotedDay[]
  /** The language of its note. */
  readonly locale: Locale
  readonly services: ControlServices
  readonly onChange: (days: readonly NotedDay[]) => void
  readonly onRemove: () => void
}

/** A day that differs: when it is open, and what is said about it. */
export function DayLine({ id, date, days, locale, services, onChange, onRemove }: DayLineProps) {
  const { language } = services
  const t = translate(messages, language)
  const name = dayInWords(date, language) ?? date
  const [first] = days
  if (!first) return null
  const stretches = days.filter((day) => !isClosed(day))
  const { notes } = first
  const option = (label: string) => text({ de: label, fr: label, en: label })

  function setHours(next: readonly Stretch[]) {
    const times = next.length > 0 ? next : [closedHours]
    // A day that was there already stays the same one, whatever else is kept of it.
    onChange(times.map(({ open, close }, index) => ({ ...(days[index] ?? { date, notes }), open, close })))
  }
  function setNote(note: string) {
    const { [locale]: _, ...others } = notes
    onChange(days.map((day) => ({ ...day, notes: note ? { ...others, [locale]: note } : others })))
  }
  return (
    <fieldset className={own.day}>
      <legend className={own.name}>{name}</legend>
      <TypedControl<readonly Stretch[]>
        id={`${id}-hours`}
        option={option(t('hours'))}
        value={stretches}
        text={formatHours(stretches)}
        parse={(typed) => {
          const parsed = parseHours(typed)
          return 'fault' in parsed ? undefined : parsed.stretches
        }}
        sentence={(typed) => {
          const parsed = parseHours(typed)
          return 'fault' in parsed ? translate(hoursMessages, language)(parsed.fault, { part: parsed.part }) : ''
        }}
        input={{ placeholder: t('closed') }}
        services={services}
        onChange={setHours}
      />
      <TypedControl<string>
        id={`${id}-note`}
        option={option(t('note'))}
        value={notes[locale] ?? ''}
        text={notes[locale] ?? ''}
        parse={(typed) => typed.trim()}
        sentence=""
        input={{ maxLength: 200, lang: locale }}
        services={services}
        onChange={setNote}
      />
      <button type="button" className={css.button} aria-label={t('removeDay', { day: name })} onClick={onRemove}>
        {t('remove')}
      </button>
    </fieldset>
  )
}
