'use client'
import { Hidden } from '../../../../ui/hidden.tsx'
import css from '../change-list.module.css'
import { usePublishWords } from '../messages/use-publish-words.ts'
import { diffWords } from './word-diff.ts'

/** Old and new text in one: what goes is struck through, what comes is bold, and both are said. */
export function DiffText({ before, after }: { before: string | null; after: string | null }) {
  const t = usePublishWords()
  return (
    <p className={css.words}>
      {diffWords(before ?? '', after ?? '').map((part, index) => {
        // The parts have no identity but their place, and the list is drawn once.
        const key = `${index}`
        if (part.kind === 'same') return <span key={key}>{part.text}</span>
        const Tag = part.kind === 'added' ? 'ins' : 'del'
        return (
          <Tag key={key}>
            <Hidden>{t(`changes.${part.kind}Words`)} </Hidden>
            {part.text}
          </Tag>
        )
      })}
    </p>
  )
}
