'use client'
import { pictureAddress } from '@blickfang/shared/content/picture-address.ts'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button.tsx'
import text from '../../../ui/text.module.css'
import { useDialog, useEditor } from '../../context/editor-context.tsx'
import { useDialogWords } from '../../locales/dialog-words.ts'
import styles from './settings-panel.module.css'

interface MediaSettingProps {
  label: string
  /** A medium's id. */
  value: string | null
  onSave: (id: string | null) => void
}

/** A picture of the library as a setting, such as the logo. */
export function MediaSetting({ label, value, onSave }: MediaSettingProps) {
  const t = useDialogWords()
  const [, openDialog] = useDialog()
  const media = useStore(useEditor().document.media, (known) => (value ? known[value] : undefined))
  return (
    <div className={styles.media}>
      <span>{label}</span>
      {media && <img className={styles.thumb} src={pictureAddress(media, 320)} alt={media.alt} />}
      {value && !media && <span className={text.soft}>{t('settings.pictureSet')}</span>}
      <div className={styles.buttons}>
        <Button
          onClick={() =>
            openDialog({ type: 'media', accept: 'image', onPick: (picked) => picked && onSave(picked.id) })
          }
        >
          {t('settings.choosePicture')}
        </Button>
        {value && <Button onClick={() => onSave(null)}>{t('remove')}</Button>}
      </div>
    </div>
  )
}
