import { type ComponentProps, type ReactNode, useState } from 'react'
import { labelIn } from '../../kernel/label.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { usePassOn } from '../use-pass-on.ts'
import { useShake } from '../use-shake.ts'
import { useTyped } from '../use-typed.ts'

interface TypedControlProps<Value> extends ControlProps<Value> {
  /** The value as it stands in the input. */
  readonly text: string
  /** Value that a text stands for; undefined where it is no value of the option. */
  readonly parse: (text: string) => Value | undefined
  /** Sentence about a text that is no value: the same for any, or one about this text. */
  readonly sentence: string | ((text: string) => string)
  /** The sentence shows while somebody types, not only on leaving. */
  readonly isSaidAtOnce?: boolean
  readonly input?: ComponentProps<'input'>
  /** Before and behind the input. */
  readonly start?: ReactNode
  readonly end?: ReactNode
}

/**
 * Line that is typed. A text that is a value is passed on from the first letter; any other is kept, with the fault told below, and
 * the value is again the one from before somebody began to type.
 */
export function TypedControl<Value>(props: TypedControlProps<Value>) {
  const { id, option, value, onChange, services, parse, input } = props
  const { typed, type, clear } = useTyped(services, id)
  // What a browser takes apart itself, such as half a date, comes as an empty text.
  const [isBroken, setBroken] = useState(false)
  const [isLeft, setLeft] = useState(typed !== null)
  const [isShaking, shake] = useShake()
  const { passOn, settle } = usePassOn({ value, onChange }, typed !== null)
  const isWrong = typed !== null && (isBroken || parse(typed) === undefined)
  const isSaid = isWrong && (isLeft || props.isSaidAtOnce === true)

  function enter({ value: text, validity }: HTMLInputElement) {
    const isHalf = validity?.badInput === true
    const next = isHalf ? undefined : parse(text)
    setBroken(isHalf)
    type(text, next !== undefined || isHalf)
    if (next !== undefined) setLeft(false)
    passOn(next)
  }
  function leave() {
    setLeft(true)
    if (isWrong) return shake()
    settle()
    clear()
  }
  const describedBy = [option.hint && `${id}-hint`, isSaid && `${id}-message`].filter(Boolean).join(' ')
  return (
    <div className={css.control}>
      <label className={css.label} htmlFor={id}>
        {labelIn(option.label, services.language)}
      </label>
      <div className={css.line}>
        {props.start}
        <input
          type="text"
          autoComplete="off"
          {...input}
          id={id}
          className={[css.input, isShaking && css.shake].filter(Boolean).join(' ')}
          value={typed ?? props.text}
          aria-invalid={isSaid || undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => enter(event.target)}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
        {props.end}
      </div>
      {isSaid && (
        <p id={`${id}-message`} className={css.message} role="alert">
          {typeof props.sentence === 'string' ? props.sentence : props.sentence(typed)}
        </p>
      )}
    </div>
  )
}
