import { type RefObject, useState } from 'react'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import { messages } from './messages.generated.ts'
import own from './special-days.module.css'

interface AddDayProps {
  readonly id: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly language: string
  /** Hears of the day, which may be none; whether it was taken. */
  readonly onAdd: (day: string) => boolean
}

/** A day that is typed, for who knows it. */
export function AddDay({ id, input, language, onAdd }: AddDayProps) {
  const t = translate(messages, language)
  const [date, setDate] = useState('')
  function add() {
    input.current?.focus()
    if (onAdd(date)) setDate('')
  }
  return (
    <>
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
    </>
  )
}
