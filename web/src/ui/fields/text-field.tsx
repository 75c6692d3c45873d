import { type ComponentProps, type ReactNode, useId } from 'react'
import css from './field.module.css'
import { useEarlyEntry } from './use-early-entry.ts'
import { useShake } from './use-shake.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  hint?: ReactNode
  /** Says what is wrong and what to do; the input shakes when the error appears, and again with each `attempt`. */
  error?: string | null | undefined
  attempt?: number
  /** A button inside the input's end. */
  end?: ReactNode
  hideLabel?: boolean
}

/** A labelled line of text, with its hint and its error below. */
export function TextField({ label, hint, error, attempt = 0, end, hideLabel, className, ...rest }: TextFieldProps) {
  const id = useId()
  useEarlyEntry(id, rest)
  const shaking = useShake(error ? `${attempt} ${error}` : null)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const input = (
    <input
      type="text"
      {...rest}
      {...(hideLabel && { 'aria-label': label })}
      id={id}
      className={css.input}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
    />
  )
  return (
    <div className={[css.field, shaking && css.shake, className].filter(Boolean).join(' ')}>
      {!hideLabel && (
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
      )}
      {end ? (
        <span className={css.withEnd}>
          {input}
          <span className={css.end}>{end}</span>
        </span>
      ) : (
        input
      )}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={css.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
