'use client'
import { hasVisibleText } from '@blickfang/shared/kernel/text/visible-text.ts'
import { useState } from 'react'
import { useDialogWords } from '../../../locales/dialog-words.ts'
import styles from '../pages-panel.module.css'

interface ContainerNameProps {
  value: string
  /** Its name in another language, while it has none in this one. */
  placeholder: string
  onSave: (name: string) => void
}

/** A navigation entry's name, changed in place; saved on Enter and on leaving, only if it changed. */
export function ContainerName({ value, placeholder, onSave }: ContainerNameProps) {
  const t = useDialogWords()
  const [draft, setDraft] = useState(value)
  return (
    <input
      className={styles.containerName}
      aria-label={t('pages.containerName')}
      value={draft}
      placeholder={placeholder}
      maxLength={60}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key !== 'Escape') return
        event.preventDefault()
        setDraft(value)
      }}
      onBlur={() => {
        const name = draft.trim()
        if (!hasVisibleText(name)) setDraft(value)
        else if (name !== value) onSave(name)
      }}
    />
  )
}
