'use client'
import { Check, LoaderCircle } from 'lucide-react'
import { useSync } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import css from './option-popup.module.css'

/** Whether what was chosen is saved already. */
export function SavedMark() {
  const { status, savedAt } = useSync('status', 'savedAt')
  const { engine: t } = useWords()
  const isSaving = status === 'saving'
  if (!isSaving && savedAt === 0) return null
  return (
    <span className={css.saved} role="status">
      {isSaving && <LoaderCircle size={14} className={css.spin} aria-hidden="true" />}
      {status === 'saved' && <Check size={14} aria-hidden="true" />}
      {isSaving ? t('options.saving') : status === 'saved' ? t('options.saved') : ''}
    </span>
  )
}
