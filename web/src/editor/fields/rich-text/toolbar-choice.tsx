'use client'
import css from './rich-text-toolbar.module.css'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [string, string])[]
  readonly onChange: (value: string) => void
}

/** A choice in the floating toolbar: the browser's own list, which every keyboard and phone knows. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <select
      className={css.choice}
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </select>
  )
}
