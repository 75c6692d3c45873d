import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './disclosure.module.css'

interface DisclosureProps {
  title: ReactNode
  open?: boolean
  /** Tells it from others, for who leads here. */
  name?: string
  children: ReactNode
}

/** A section that opens and closes under its own heading. */
export function Disclosure({ title, open, name, children }: DisclosureProps) {
  return (
    <details className={css.section} open={open} data-section={name}>
      <summary className={css.summary}>
        {title}
        <ChevronRight className={css.arrow} size={16} aria-hidden="true" />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}
