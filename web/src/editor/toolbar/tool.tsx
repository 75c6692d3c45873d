import type { ComponentProps } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import css from './toolbar.module.css'

/** An icon button of the toolbar. */
export function Tool({ className, ...rest }: ComponentProps<typeof IconButton>) {
  return <IconButton {...rest} className={[css.tool, css.icon, className].filter(Boolean).join(' ')} />
}
