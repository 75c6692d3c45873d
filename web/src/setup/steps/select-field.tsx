import { useId } from 'react'
import css from '../setup.module.css'

interface SelectFieldProps {
  label: string
  value: string
  offered: readonly { readonly value: string; readonly label: string }[]
  onChange: (value: string) => void
}

/** A choice of many: the list that the browser itself draws. */
export function SelectField({ label, value, offered, onChange }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label className={css.legend} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={css.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {offered.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  )
}
