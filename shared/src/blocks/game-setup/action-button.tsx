import type { ReactNode } from 'react'
import css from '../../game/parts/parts.module.css'

interface ActionButtonProps {
  /** A link when there is an address, else a button. */
  href?: string | null
  onClick?: () => void
  isDisabled?: boolean
  /** A label that is being edited must not be inside a button: the space key would press it. */
  isEditing: boolean
  children: ReactNode
}

/** The one big button of a screen. */
export function ActionButton({ href, onClick, isDisabled = false, isEditing, children }: ActionButtonProps) {
  if (isEditing) return <span className={css.button}>{children}</span>
  if (href && !isDisabled) {
    return (
      <a className={css.button} href={href} onClick={onClick}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" className={css.button} disabled={isDisabled} onClick={onClick}>
      {children}
    </button>
  )
}
