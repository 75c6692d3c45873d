import { useIsPreview } from '@blickfang/views/game/game-context.tsx'
import css from '@blickfang/views/game/parts/parts.module.css'
import type { ReactNode } from 'react'

interface ActionButtonProps {
  /** A link when there is an address, else a button. */
  href?: string | null
  onClick?: () => void
  isDisabled?: boolean
  children: ReactNode
}

/** The one big button of a screen. */
export function ActionButton({ href, onClick, isDisabled = false, children }: ActionButtonProps) {
  const isPreview = useIsPreview()
  // A label that somebody writes on must not be inside a button: the space key would press it.
  if (isPreview) return <span className={css.button}>{children}</span>
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
