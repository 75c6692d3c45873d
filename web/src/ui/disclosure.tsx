import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './disclosure.module.css'

/** A section that opens and closes under its own heading. */
export function Disclosure({ title, open, children }: { title: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className={css.section} open={open}>
      <summary className={css.summary}>
        {title}
        <ChevronRight className={css.arrow} size={16} aria-hidden="true" />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}
