import css from './game-setup.module.css'

interface NameFieldProps {
  value: string
  onChange: (value: string) => void
  label: string
  /** Words that a browser may fill in by itself: the name of the phone's holder, or nothing. */
  autoComplete: 'given-name' | 'off'
  isDisabled?: boolean
}

/** Where somebody's name is typed, in whatever script. */
export function NameField({ value, onChange, label, autoComplete, isDisabled = false }: NameFieldProps) {
  return (
    <input
      className={css.input}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      aria-label={label}
      placeholder={label}
      maxLength={200}
      autoComplete={autoComplete}
      autoCapitalize="words"
      enterKeyHint="done"
      dir="auto"
      disabled={isDisabled}
    />
  )
}
