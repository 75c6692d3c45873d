import { type ComponentProps, useId } from 'react'
import css from './field.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string
  hint?: string
  /** A few words at the label's end, such as the room that is left. */
  note?: string
}

/** Several lines of text, with their label above and their hint below. */
export function TextArea({ label, hint, note, ...rest }: TextAreaProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, note && `${id}-note`].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <div className={css.label}>
        <label htmlFor={id}>{label}</label>
        {note && (
          <span className={css.note} id={`${id}-note`}>
            {note}
          </span>
        )}
      </div>
      <textarea {...rest} id={id} className={`${css.input} ${css.area}`} aria-describedby={describedBy || undefined} />
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
