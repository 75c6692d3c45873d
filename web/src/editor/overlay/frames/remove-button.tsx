'use client'
import { Trash2 } from 'lucide-react'
import { removeGroup } from '../../commands/remove-group.ts'
import { useEditor, useGroup } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { standingOf } from '../../model/standing/standing.ts'
import { useNotify } from '../../shell/use-notify.ts'
import css from '../overlay.module.css'

/** Takes a card away at once, without a question: it is one of many, and undo brings it back. */
export function RemoveButton({ groupId, label }: { groupId: string; label: string }) {
  const session = useEditor()
  const { engine: t } = useWords()
  const notify = useNotify()
  const standing = useGroup(groupId, standingOf)
  if (standing === 'markedForDeletion' || standing === 'deleted') return null
  return (
    <button
      type="button"
      className={css.labelButton}
      aria-label={t('remove.at', { name: label })}
      onClick={(event) => {
        // The second click of a double click would meet another card.
        if (event.detail > 1) return
        session.run(removeGroup, { groupId })
        notify.success(t('remove.done', { name: label }))
      }}
    >
      <Trash2 size={14} aria-hidden="true" />
    </button>
  )
}
