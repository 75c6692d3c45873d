'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { useCommonWords } from '../../../locales/define-words.ts'
import css from '../pages-panel.module.css'

export interface PageFormProps {
  page: EditorPageEntry
  /** The language whose words or address are changed. */
  locale: Locale
  onClose: () => void
}

export function FormButtons({
  onCancel,
  busy,
  disabled,
}: {
  onCancel: () => void
  busy?: boolean
  disabled?: boolean
}) {
  const t = useCommonWords()
  return (
    <div className={css.formButtons}>
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button variant="solid" type="submit" busy={busy ?? false} disabled={disabled}>
        {t('save')}
      </Button>
    </div>
  )
}
