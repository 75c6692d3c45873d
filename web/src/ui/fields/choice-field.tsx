import { type ReactNode, useId } from 'react'
import styles from './choice-field.module.css'

interface ChoiceFieldProps<Value extends string> {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly label: ReactNode }[]
  onChange: (value: Value) => void
  disabled?: boolean
}

/** One of two to four values, all in sight. */
export function ChoiceField<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled,
}: ChoiceFieldProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.field} disabled={disabled}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
