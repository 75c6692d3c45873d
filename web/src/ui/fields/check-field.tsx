import type { ReactNode } from 'react'
import css from './check-field.module.css'

interface CheckFieldProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** Check box, for options of which several may be chosen together. */
export function CheckField({ label, checked, onChange, disabled }: CheckFieldProps) {
  return (
    <label className={css.row}>
      <input
        type="checkbox"
        className={css.box}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
