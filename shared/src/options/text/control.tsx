import type { ControlProps } from '../../kernel/control.ts'
import { labelIn } from '../../kernel/label.ts'
import css from '../control.module.css'

export function TextControl({ id, option, value, onChange, services }: ControlProps<string>) {
  return (
    <div className={css.control}>
      <label className={css.label} htmlFor={id}>
        {labelIn(option.label, services.language)}
      </label>
      <input
        id={id}
        type="text"
        className={css.input}
        value={value}
        maxLength={200}
        placeholder="Aa"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
