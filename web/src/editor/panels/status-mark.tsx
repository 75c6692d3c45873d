'use client'
import { type Standing, standingInWords } from '@blickfang/contract/content/standing/standing.ts'
import { Archive, Circle, CircleCheck, CircleDashed, CircleDot, CircleX } from 'lucide-react'
import { useWords } from '../locales/words.tsx'
import css from './status-mark.module.css'

const icons = {
  draft: CircleDashed,
  published: CircleCheck,
  changed: CircleDot,
  archived: Archive,
  markedForDeletion: CircleX,
  deleted: Circle,
}

/** Where a page or a block stands: a colour, a shape and a word. */
export function StatusMark({ status }: { status: Standing }) {
  const { language } = useWords()
  const Icon = icons[status]
  const word = standingInWords(status, language)
  return (
    <span className={`${css.status} ${css[status] ?? ''}`} title={word}>
      <Icon size={14} role="img" aria-label={word} />
    </span>
  )
}
