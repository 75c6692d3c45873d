'use client'
import { Archive, Circle, CircleCheck, CircleDashed, CircleDot, CircleX } from 'lucide-react'
import { useWords } from '../../locales/words.tsx'
import type { PageStanding } from './page-lists.ts'
import styles from './pages-panel.module.css'

const icons = {
  draft: CircleDashed,
  published: CircleCheck,
  changed: CircleDot,
  archived: Archive,
  markedForDeletion: CircleX,
  deleted: Circle,
}

/** Where a page stands: a colour, a shape and a word. */
export function StatusMark({ status }: { status: PageStanding }) {
  const { panels: t } = useWords()
  const Icon = icons[status]
  const word = t(`status.${status}`)
  return (
    <span className={`${styles.status} ${styles[status] ?? ''}`} title={word}>
      <Icon size={14} role="img" aria-label={word} />
    </span>
  )
}
