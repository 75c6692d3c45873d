import type { ComponentProps, ReactNode } from 'react'
import css from './button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The button's name: read aloud, and shown as its tooltip. */
  label: string
  /** Shown beside the name in the tooltip, such as «⌘Z». */
  shortcut?: string | undefined
  variant?: 'quiet' | 'plain'
  small?: boolean
  /** Where the tooltip stands; `start` keeps it inside at a left edge, `end` at a right one. */
  tip?: 'above' | 'below' | 'above-start' | 'above-end' | 'below-end' | 'none'
  children: ReactNode
}

/** A button that is only an icon: it always has a name and a tooltip. */
export function IconButton({
  label,
  shortcut,
  variant = 'quiet',
  small,
  tip = 'above',
  className,
  children,
  ...rest
}: IconButtonProps) {
  const classes = [css.button, css.icon, css[variant], small && css.small, className].filter(Boolean).join(' ')
  const [side, edge] = tip.split('-')
  const tipClasses = [css.tip, side === 'below' && css.below, edge === 'start' && css.start, edge === 'end' && css.end]
    .filter(Boolean)
    .join(' ')
  return (
    <button type="button" {...rest} aria-label={label} className={classes}>
      {children}
      {tip !== 'none' && (
        <span aria-hidden="true" className={tipClasses}>
          {label}
          {shortcut && <kbd>{shortcut}</kbd>}
        </span>
      )}
    </button>
  )
}
