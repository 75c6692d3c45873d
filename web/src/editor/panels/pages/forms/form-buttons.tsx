'use client'
import { Button } from '../../../../ui/button.tsx'
import { useDialogWords } from '../../../locales/dialog-words.ts'
import styles from '../pages-panel.module.css'

export function FormButtons({
  onCancel,
  busy,
  disabled,
}: {
  onCancel: () => void
  busy?: boolean
  disabled?: boolean
}) {
  const t = useDialogWords()
  return (
    <div className={styles.formButtons}>
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button variant="solid" type="submit" busy={busy ?? false} disabled={disabled}>
        {t('save')}
      </Button>
    </div>
  )
}
