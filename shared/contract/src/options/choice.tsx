import { type ReactNode, useId } from 'react'
import css from './control.module.css'

/** A value that is offered, and what stands on its button. */
export interface Offered<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  /** A drawing above the label, 24 by 24. */
  readonly glyph?: ReactNode
  readonly isDisabled?: boolean
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly offered: readonly Offered<Value>[]
  readonly onChange: (value: Value) => void
  readonly isDisabled?: boolean | undefined
  /** Pairs of values side by side, for places that are left or right. */
  readonly isPaired?: boolean | undefined
}

/** A choice of a few values, all in sight: the radio buttons of options, in the editor and the admin, and of settings. */
export function Choice<Value extends string>({
  label,
  value,
  offered,
  onChange,
  isDisabled,
  isPaired,
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={css.control} disabled={isDisabled}>
      <legend className={css.label}>{label}</legend>
      <div className={css.choices} data-paired={isPaired || undefined}>
        {offered.map((one) => (
          <label key={one.value} className={css.choice} data-disabled={one.isDisabled || undefined}>
            <input
              type="radio"
              name={name}
              value={one.value}
              checked={one.value === value}
              disabled={one.isDisabled}
              onChange={() => onChange(one.value)}
            />
            {one.glyph && (
              <svg viewBox="0 0 24 24" className={css.glyph} fill="currentColor" aria-hidden="true">
                {one.glyph}
              </svg>
            )}
            <span>{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
