import { useId } from 'react'
import { labelIn } from '../kernel/label.ts'
import css from './control.module.css'
import type { ControlProps } from './control.ts'
import own from './select-control.module.css'

interface SelectControlProps<Value extends string> extends ControlProps<Value> {
  readonly offered: readonly { readonly value: Value; readonly label: string }[]
}

/** A choice of many values: the list that the browser itself draws. */
export function SelectControl<Value extends string>({
  option,
  value,
  onChange,
  services,
  offered,
}: SelectControlProps<Value>) {
  const id = useId()
  return (
    <div className={css.control}>
      <label className={css.label} htmlFor={id}>
        {labelIn(option.label, services.language)}
      </label>
      <select id={id} className={own.select} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {offered.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  )
}
