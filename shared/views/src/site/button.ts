import type { FieldProps } from '../kernel/view.ts'
import css from './button.module.css'

interface ButtonLook extends Pick<FieldProps['button'], 'className'> {
  /** The last two are a form's: it was sent, or was not. */
  variant?: FieldProps['button']['variant'] | 'highlight' | 'outlined'
}

/** The classes of a button, for the live page's link, the editor's stand-in and a form's alike. */
export function buttonClass({ variant = 'contained', className }: ButtonLook): string {
  return [css.button, css[variant], className].filter(Boolean).join(' ')
}
