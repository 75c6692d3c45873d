import { labelIn } from '../../kernel/label.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'

export function CheckboxControl({ id, option, value, onChange, services }: ControlProps<boolean>) {
  return (
    <div className={css.control}>
      <label className={css.toggle} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={value}
          aria-checked={value}
          aria-describedby={option.hint && `${id}-hint`}
          onChange={(event) => onChange(event.target.checked)}
        />
        {labelIn(option.label, services.language)}
      </label>
    </div>
  )
}
