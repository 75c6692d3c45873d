import { useEffect, useRef, useState } from 'react'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import { messages } from './messages.generated.ts'
import { weekdayName, weekdays } from './option.ts'
import week from './week-hours.module.css'

interface CopyDaysProps {
  readonly day: number
  readonly language: string
  readonly onCopy: (to: readonly number[]) => void
  readonly onCancel: () => void
}

/** Asks which days get the hours of one. */
export function CopyDays({ day, language, onCopy, onCancel }: CopyDaysProps) {
  const t = translate(messages, language)
  const others = weekdays.filter((other) => other !== day)
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set())
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const workdays = others.filter((other) => other <= 5)
  const hasWorkdays = workdays.every((other) => chosen.has(other))
  const without = (days: readonly number[]) => [...chosen].filter((other) => !days.includes(other))
  return (
    <fieldset
      ref={box}
      className={week.copying}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Of what is open the innermost closes.
        event.stopPropagation()
        event.preventDefault()
        onCancel()
      }}
    >
      <legend className={css.label}>{t('copyTo', { day: weekdayName(day, language) })}</legend>
      <div className={css.row}>
        <label className={css.check}>
          <input
            type="checkbox"
            checked={hasWorkdays}
            onChange={({ target }) => choose(new Set([...without(workdays), ...(target.checked ? workdays : [])]))}
          />
          {t('workdays')}
        </label>
        {others.map((other) => (
          <label key={other} className={css.check}>
            <input
              type="checkbox"
              checked={chosen.has(other)}
              onChange={({ target }) => choose(new Set([...without([other]), ...(target.checked ? [other] : [])]))}
            />
            {weekdayName(other, language)}
          </label>
        ))}
      </div>
      <div className={css.row}>
        <button
          type="button"
          className={css.button}
          disabled={chosen.size === 0}
          onClick={() => onCopy(others.filter((other) => chosen.has(other)))}
        >
          {t('take')}
        </button>
        <button type="button" className={css.button} onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </fieldset>
  )
}
