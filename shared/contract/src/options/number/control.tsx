import { useState } from 'react'
import { labelIn } from '../../kernel/label.ts'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { usePassOn } from '../use-pass-on.ts'
import { useShake } from '../use-shake.ts'
import { useTyped } from '../use-typed.ts'
import { messages } from './messages.generated.ts'
import { clampNumber, rangeOf } from './option.ts'

/** A whole number between two buttons. Blank becomes the smallest allowed, and says so; anything else that is no number is refused. */
export function NumberControl({ id, option, value, onChange, services }: ControlProps<number>) {
  const t = translate(messages, services.language)
  const { typed, type: keep, clear } = useTyped(services, id)
  const { passOn, settle } = usePassOn({ value, onChange }, typed !== null)
  const [isShaking, shake] = useShake()
  const { min, max } = rangeOf(option.range)
  const [isEmptied, setEmptied] = useState(false)
  const isInvalid = typed !== null && !/^-?\d*$/.test(typed.trim())

  function type(text: string) {
    const isNumber = /^-?\d+$/.test(text.trim())
    keep(text, isNumber)
    setEmptied(false)
    // An empty text becomes a number when it is left.
    if (text.trim() !== '') passOn(isNumber ? clampNumber(Number(text), option.range) : undefined)
  }
  function leave() {
    if (isInvalid) return shake()
    if (typed?.trim() === '') {
      setEmptied(true)
      onChange(min)
    }
    settle()
    clear()
  }
  function step(by: 1 | -1) {
    settle()
    clear()
    setEmptied(false)
    onChange(clampNumber(value + by, option.range))
  }

  return (
    <div className={css.control}>
      <label className={css.label} htmlFor={id}>
        {labelIn(option.label, services.language)}
      </label>
      <div className={css.stepper}>
        <button
          type="button"
          className={css.button}
          aria-label={t('less')}
          disabled={value <= min}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          className={[css.input, isShaking && css.shake].filter(Boolean).join(' ')}
          value={typed ?? value}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-message`}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
        <button
          type="button"
          className={css.button}
          aria-label={t('more')}
          disabled={value >= max}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      <p id={`${id}-message`} className={css.message} aria-live="polite">
        {isInvalid && t('invalid')}
        {isEmptied && t('emptied', { min })}
      </p>
    </div>
  )
}
