'use client'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { Plus } from 'lucide-react'
import { useEditor, useGroup, useRevealed, useShell } from '../../context/editor-context.tsx'
import { chooseMedia } from '../../fields/media/choose-media.ts'
import { shownFields } from '../../fields/use-fields-with-place.ts'
import { useWords } from '../../locales/words.tsx'
import { isApplicable } from '../../model/catalogue/is-applicable.ts'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import css from '../overlay.module.css'
import { revealField } from '../reveal-field.ts'

/** Empty fields that the selected block could also show, by name. They take no place on the page until they are wanted. */
export function EmptyFields({ groupId }: { groupId: string }) {
  const session = useEditor()
  const shell = useShell()
  const { engine: t, language } = useWords()
  const revealed = useRevealed(groupId)
  const group = useGroup(groupId, (state) => state)
  const fields = findGroup(group.name)?.group.fields ?? {}
  const names = Object.keys(fields)
  const shown = shownFields(session.document, group, { names, revealed, tools: true })
  const empty = names.filter((name) => !shown.includes(name) && isApplicable(group, name))
  if (empty.length === 0) return null
  const fill = (name: string) => {
    revealField(session, { groupId, field: name })
    const field = group.fields[name]
    if (field && fields[name]?.kind === 'media') void chooseMedia(session, shell, { fieldId: field.id })
  }
  return (
    <div className={css.empties}>
      {empty.map((name) => {
        const label = labelIn(fields[name]?.label ?? { de: name, fr: name, en: name }, language)
        return (
          <button
            key={name}
            type="button"
            className={css.empty}
            aria-label={t('field.empty', { label })}
            onClick={() => fill(name)}
          >
            <Plus size={12} aria-hidden="true" />
            {label}
          </button>
        )
      })}
    </div>
  )
}
