import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

/** A section that opens and closes under its own heading. */
export function Disclosure({ title, open, children }: { title: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.section} open={open}>
      <summary className={styles.summary}>
        {title}
        <ChevronRight className={styles.arrow} size={16} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
