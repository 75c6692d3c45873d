import type { FieldProps } from '../kernel/view.ts'
import css from './button.module.css'

/** The classes of a button, for the live page's link and the editor's stand-in alike. */
export function buttonClass({ variant = 'contained', className }: FieldProps['button']): string {
  return [css.button, css[variant], className].filter(Boolean).join(' ')
}
