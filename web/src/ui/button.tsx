import type { ComponentProps, ReactNode } from 'react'
import css from './button.module.css'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'solid' | 'plain' | 'quiet' | 'danger'
  /** Something is under way: the button stays focused and does nothing. */
  busy?: boolean
  wide?: boolean
  icon?: ReactNode
}

export function Button({ variant = 'plain', busy, wide, icon, className, children, onClick, ...rest }: ButtonProps) {
  const classes = [css.button, css[variant], wide && css.wide, className].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
